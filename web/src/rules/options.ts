/** Which paragraph tells what an option changes. */
const PARAGRAPHS: Record<string, Record<string, string>> = {
  'the-game': { min_cards: '6.1', fewer_cards: '6.2', starter: '2.3', talk: '4.2', take_back: '3.7' },
  raise: { starter: '2.3', extra_cards: '4.3', set: '1.6' },
}

export const ruleOf = (game: string, option: string): string | null => PARAGRAPHS[game]?.[option] ?? null

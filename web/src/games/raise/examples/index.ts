/** RAISE's examples, drawn with the table's own cards, dice and stones. */
import { list as listed, t } from '$lib/text/i18n.svelte'
import { NAMES, type Examples } from '../../../pages/rules/book'
import { look } from '../symbols'
import { cardName, cardOf } from '../words'
import Anatomy from './Anatomy.svelte'
import Cell from './Cell.svelte'
import type { PotExample, RollExample, ScoreExample, StonesExample, TriesExample, Try, ValuesExample } from './data'
import list from './list.json'
import Pot from './Pot.svelte'
import RollDrawn from './RollDrawn.svelte'
import Score from './Score.svelte'
import Stones from './Stones.svelte'
import Symbols from './Symbols.svelte'
import Tries from './Tries.svelte'
import Values from './Values.svelte'

const names = (cards: string[]) => listed(cards.map((card) => cardName(cardOf(card))))
const track = (stones: StonesExample['stones']) => t('raise-track-stones', { list: stones.map(([seat, field]) => t('raise-track-stone', { name: NAMES[seat]!, field })).join(', ') })

function tried({ stones }: TriesExample, { cards, total, field, refused, last }: Try): string {
  const from = stones[0]![1]
  const sum = refused
    ? `${t('raise-hint-short', { from, total, field, beyond: stones[1]![1] })}`
    : t('raise-hint-then', { from, total, field, name: NAMES[last ?? 0]!, you: 'no' })
  return `${names(cards)}: ${refused === '4.3' ? `${from} + ${total} = ${field}. ${t('raise-why-more')}` : sum}`
}

const TOLD: Record<string, (example: never) => string | null> = {
  roll: ({ dice, times }: RollExample) =>
    [
      ...Object.entries(times).map(([symbol, count]) => t('raise-times', { symbol: look(symbol).name, times: count, dice: dice.filter((face) => face === symbol).length })),
      t('raise-blanks', { dice: dice.filter((face) => face === 'blank').length }),
    ].join('; '),
  values: ({ firsts }: ValuesExample) => firsts.map(({ card, value }, seat) => t('raise-log-turned', { you: 'no', name: NAMES[seat]!, card: cardName(cardOf(card)), value })).join(', '),
  stones: ({ stones }: StonesExample) => track(stones),
  tries: (example: TriesExample) => [track(example.stones), ...example.tries.map((one) => tried(example, one))].join(' '),
  pot: ({ cards, points, point }: PotExample) => `${t('raise-pot-point', { point })} ${names(cards)}. ${t('raise-pot-title', { points })}.`,
  score: ({ parts, score }: ScoreExample) => `${t('raise-result-parts', parts)}: ${score}`,
}

const examples: Examples = {
  list,
  drawings: { card: Anatomy, symbols: Symbols, roll: RollDrawn, values: Values, stones: Stones, tries: Tries, pot: Pot, score: Score },
  told: (example) => TOLD[example.draw]?.(example as never) ?? null,
  Cell,
}

export default examples

/** What a lesson points at, found on the table. */

/** The first of these that can be seen is meant. */
const SPOTS: Record<string, (name: string) => string[]> = {
  piles: () => ['[data-pile] .top'],
  pile: (name) => [`[data-pile="${name}"] .top`],
  signals: (name) => [`[data-pile="${name}"] .signals`],
  card: (name) => [`[data-card="${name}"]`, `[data-card^="${name}."]`],
  hand: () => ['.hand'],
  end: () => ['[aria-keyshortcuts="E"]'],
  ring: () => ['[data-ring]'],
  pot: () => ['[data-pot]'],
  times: (name) => [`[data-symbol="${name}"]`],
  track: () => ['[data-drop]'],
  stone: (name) => [`[data-stone="${name}"]`],
  play: () => ['.acts [aria-keyshortcuts="R"]'],
  pass: () => ['[aria-keyshortcuts="P"]'],
  me: () => ['[data-me] .me', '.scores'],
  rounds: () => ['.rounds', '.scores'],
}

/** A counter that lies over the corners of what is pointed at. */
export const NOT_STRUCK = '[data-ring]'

const seen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** The elements that a step's words name: `pile A`, `card 3`; none where it is not on the table now. */
export function spots(words: string[]): Element[] {
  return words.flatMap((word) => {
    const [kind = '', name = ''] = word.split(' ')
    for (const selector of SPOTS[kind]?.(name) ?? []) {
      const found = [...document.querySelectorAll(selector)].filter(seen)
      if (found.length) return kind === 'piles' ? found : found.slice(0, 1)
    }
    return []
  })
}

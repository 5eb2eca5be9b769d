/** What THE GAME's lesson points at, and how its moves are made. */
import type { LessonFace } from '..'
import type { Move, TheGameView } from './wire'

export const lesson: LessonFace<TheGameView> = {
  spots: {
    piles: () => ['[data-pile] .top'],
    pile: (name) => [`[data-pile="${name}"] .top`],
    signals: (name) => [`[data-pile="${name}"] .signals`],
    card: (name) => [`[data-card="${name}"]`],
    hand: () => ['.hand'],
    end: () => ['[aria-keyshortcuts="E"]'],
    ring: () => ['[data-ring]'],
  },
  all: ['piles'],
  unstruck: '[data-ring]',
  uncovered: (waiting): Record<string, number> => (waiting ? { '[data-pile] .top': 8 } : {}),
  chance: ['deal'],
  keys: (wanted, view) => {
    const move = wanted as Move
    if ('play' in move) return [(view.mine?.hand ?? []).findIndex((held) => held.card === move.play[0]) + 1, move.play[1]].join(', ')
    if ('end' in move) return 'E'
    return 'signal' in move && 'pile' in move.signal ? `⇧ ${move.signal.pile}` : ''
  },
  explained: (move) => 'play' in move || 'end' in move,
  // The end of a turn stays on offer: the bar would say that cards are missing.
  narrowed: (mine, wanted) => ({ ...mine, legal: mine.legal.filter((move) => 'end' in move || wanted(move)), asides: mine.asides.filter(wanted) }),
}

/** What RAISE's lesson points at, and how its moves are made. */
import type { LessonFace } from '..'
import type { Move, RaiseView } from './wire'

export const lesson: LessonFace<RaiseView> = {
  spots: {
    card: (name) => [`[data-card^="${name}."]`],
    hand: () => ['.hand'],
    pot: () => ['[data-pot]'],
    times: (name) => [`[data-symbol="${name}"]`],
    track: () => ['[data-drop]'],
    stone: (name) => [`[data-stone="${name}"]`],
    play: () => ['.acts [aria-keyshortcuts="R"]'],
    pass: () => ['[aria-keyshortcuts="P"]'],
    me: () => ['[data-me] .me', '.scores'],
    rounds: () => ['.rounds', '.scores'],
  },
  uncovered: (waiting) => ({ '[data-stone], [data-ghost]': 30, ...(waiting ? { '[data-pot], [data-drop]': 8 } : { 'main [data-symbol]': 3 }) }),
  chance: ['deal'],
  keys: (wanted, view) => {
    const move = wanted as Move
    const key = (card: string) => (view.mine?.hand ?? []).findIndex((held) => held.card === card) + 1
    if ('choose' in move) return [key(move.choose), 'R'].join(', ')
    if ('raise' in move) return [...move.raise.map(key), 'R'].join(', ')
    return 'pass' in move ? 'P, P' : ''
  },
  narrowed: (mine, wanted) => {
    const raises = mine.raises.filter((way) => wanted({ raise: way.cards }))
    return { ...mine, legal: mine.legal.filter(wanted), asides: mine.asides.filter(wanted), raises: raises.length ? raises : mine.raises }
  },
}

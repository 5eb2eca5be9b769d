/** The rounds so far, derived from the events. */
import type { Event } from './wire'

export type Round = {
  point: number
  /** Who won it; null while it is played, or where nobody could. */
  seat: number | null
  points: number
  cards: string[]
  aside: boolean
}

export function roundsOf(events: Event[]): Round[] {
  const rounds: Round[] = []
  for (const { move, news } of events) {
    if ('point' in move) rounds.push({ point: move.point, seat: null, points: 0, cards: [], aside: false })
    const now = rounds.at(-1)
    if (!now) continue
    for (const one of news) {
      if (one.news === 'round-won') Object.assign(now, { seat: one.seat, points: one.points, cards: one.cards })
      else if (one.news === 'set-aside') now.aside = true
    }
  }
  return rounds
}

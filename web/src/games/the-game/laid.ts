/** What lies on the piles and how it came there: plays that were taken back are not among it. */
import type { Event, News } from '$lib/wire'

export type Laid = Extract<News, { news: 'laid' }> & { seat: number }

export function laidOf(events: Event[]): Laid[] {
  const laid: Laid[] = []
  for (const { move, news } of events) {
    if ('take_back' in move) {
      if (news.some((one) => one.news === 'taken-back' && 'play' in one.move)) laid.splice(laid.findLastIndex((one) => one.seat === move.seat), 1)
    } else if ('play' in move) for (const one of news) if (one.news === 'laid') laid.push({ ...one, seat: move.seat })
  }
  return laid
}

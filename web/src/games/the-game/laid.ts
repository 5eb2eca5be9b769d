/** What lies on the piles and how it came there: plays that were taken back are not among it. */
import type { Event, News } from './wire'

export type Laid = Extract<News, { news: 'laid' }> & { seat: number }

export function laidOf(events: Event[]): Laid[] {
  const laid: Laid[] = []
  for (const { move, news } of events) {
    if ('take_back' in move) {
      for (const one of news) if (one.news === 'taken-back' && 'play' in one.move) remove(laid, move.seat, one.move.play[0])
    } else if ('play' in move) for (const one of news) if (one.news === 'laid') laid.push({ ...one, seat: move.seat })
  }
  return laid
}

/** The card may have been laid before the first of these events. */
function remove(laid: Laid[], seat: number, card: number): void {
  const at = laid.findLastIndex((one) => one.seat === seat && one.card === card)
  if (at >= 0) laid.splice(at, 1)
}

/** Whose turn it was when nothing fitted any more: whoever laid last, or the next with cards after a turn that was ended. */
export function stuckOf(events: Event[], cards: number[]): number | null {
  const last = events.findLast(({ move }) => 'play' in move || 'end' in move)?.move
  if (!last || !('seat' in last) || last.seat === undefined) return null
  const { seat } = last
  if ('play' in last) return seat
  const order = cards.map((_, by) => (seat + 1 + by) % cards.length)
  return order.find((next) => cards[next]) ?? null
}

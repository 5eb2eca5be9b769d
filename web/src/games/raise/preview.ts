/** The effect of the chosen cards. */
import type { RaiseView } from './wire'

export type Mine = NonNullable<RaiseView['mine']>
export type Way = Mine['raises'][number]
export type HandCard = Mine['hand'][number]

export type Preview = {
  seat: number
  /** Where my stone stands; null before the first card. */
  from: number | null
  total: number
  field: number
  stones: { seat: number; field: number }[]
  /** Who would be at the back then, if the server says so. */
  last: number | null
  endsRound: boolean
  /** Whether it may be played like that. */
  good: boolean
}

const sorted = (cards: string[]) => [...cards].sort().join(' ')

/** The legal raise that consists of just these cards. */
export function wayOf(mine: Mine, cards: HandCard[]): Way | undefined {
  const wanted = sorted(cards.map((card) => card.card))
  return mine.raises.find((way) => sorted(way.cards) === wanted)
}

/** Whether some legal raise holds all of these cards, and perhaps more. */
export function leads(mine: Mine, cards: HandCard[]): boolean {
  return mine.raises.some((way) => {
    const left = [...way.cards]
    return cards.every((card) => {
      const place = left.indexOf(card.card)
      if (place >= 0) left.splice(place, 1)
      return place >= 0
    })
  })
}

/** `known`: that it is legal is known from elsewhere; a replay does not say what could be done. */
export function preview(view: RaiseView, cards: HandCard[], known = false): Preview | null {
  const mine = view.mine
  if (!mine || !cards.length) return null
  const total = cards.reduce((sum, card) => sum + (card.value ?? 0), 0)
  const seat = mine.seat
  if (view.public.phase === 'choose') return { seat, from: null, total, field: total, stones: [{ seat, field: total }], last: null, endsRound: false, good: true }
  const way = wayOf(mine, cards)
  if (way) return { seat, from: mine.field, total: way.total, field: way.field, stones: way.stones, last: way.last, endsRound: way.ends_round, good: true }
  const field = (mine.field ?? 0) + total
  const others = view.public.stones.filter((stone) => stone.seat !== seat)
  return { seat, from: mine.field, total, field, stones: [{ seat, field }, ...others], last: null, endsRound: false, good: known }
}

/** RAISE's chance, followed from what was seen (docs/fairness.md). */
import type { Draw, Follower } from '$lib/net/fair'
import standard from './standard.json'
import type { Event } from './wire'

type Box = { dice: string[][]; cards: string[]; point_cards: number[] }
type Seen = { deal?: [number, string]; hidden?: string; seat?: number; starter?: number; point?: number; roll?: string[]; raise?: string[] }

/** Symbol, number, points, as they are spelled. */
function before(one: string, other: string): number {
  const [[symbol, ...figures], [another, ...others]] = [one.split('-'), other.split('-')] as [string[], string[]]
  if (symbol !== another) return symbol! < another! ? -1 : 1
  return Number(figures[0]) - Number(others[0]) || Number(figures[1]) - Number(others[1])
}

const counted = <T>(things: T[]): [string, number][] => [...new Set(things)].map((thing) => [String(thing), things.filter((other) => other === thing).length])

export function follower(options: Record<string, unknown>, players: number): Follower<Event> {
  const box = (options['set'] === 'standard' ? standard : options['set']) as Box
  const piles = Array.from({ length: players }, () => [...box.cards].sort(before))
  const hands: string[][] = Array.from({ length: players }, () => [])
  const points = [...box.point_cards]
  let round = 0
  let die = 0

  const take = (from: string[], card: string): boolean => from.includes(card) && from.splice(from.indexOf(card), 1).length === 1
  const dealtTo = (seen: Seen): number | undefined => seen.deal?.[0] ?? (seen.hidden === 'deal' ? seen.seat : undefined)

  return {
    draw({ move }): Draw | null {
      const seen = move as Seen
      const seat = dealtTo(seen)
      if (seat !== undefined) return { stream: `pile ${seat}`, outcomes: counted(piles[seat]!), seen: seen.deal?.[1] ?? null }
      if (seen.point !== undefined) return { stream: 'points', outcomes: counted(points), seen: String(seen.point) }
      if (seen.roll) return { stream: `dice ${round}`, outcomes: counted(box.dice[die] ?? []), seen: seen.roll[0]! }
      if (seen.starter === undefined) return null
      const fixed = options['starter']
      const among = typeof fixed === 'number' ? [fixed] : Array.from({ length: players }, (_, at) => at)
      return { stream: 'starter', outcomes: counted(among), seen: String(seen.starter) }
    },
    fell(move, outcome) {
      const seen = move as Seen
      const seat = dealtTo(seen)
      if (seat !== undefined) {
        take(piles[seat]!, outcome)
        hands[seat]!.push(outcome)
      } else if (seen.point !== undefined) {
        points.splice(points.indexOf(Number(outcome)), 1)
        round++
        die = 0
      } else if (seen.roll) die++
    },
    odd({ move, news }: Event) {
      // Cards that lie face down are looked at when all are turned up.
      const turned = news.flatMap((one) => (one.news === 'turned-up' ? one.cards.map(({ seat, card }) => ({ seat, card: card.card })) : []))
      const { seat, raise = [] } = move as Seen
      const laid = [...turned, ...raise.map((card) => ({ seat: seat!, card }))]
      return laid.find((one) => !take(hands[one.seat]!, one.card))?.card ?? null
    },
  }
}

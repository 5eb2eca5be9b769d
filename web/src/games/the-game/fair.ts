/** THE GAME's chance, followed from what was seen (docs/fairness.md). */
import type { Follower } from '$lib/net/fair'
import type { Event } from './wire'

type Seen = { deal?: [number, number]; hidden?: string; seat?: number; start?: number; claim?: number; play?: [number, string]; take_back?: boolean }

const LOWEST = 2
const HIGHEST = 99

export function follower(options: Record<string, unknown>, players: number): Follower<Event> {
  const pile = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, at) => LOWEST + at)
  const hands = Array.from({ length: players }, () => new Set<number>())
  const claims = new Map<number, number>()
  const even = (things: number[]): [string, number][] => things.map((thing) => [String(thing), 1])

  function starters(): number[] {
    if (typeof options['starter'] === 'number') return [options['starter']]
    const most = Math.max(...claims.values())
    return Array.from({ length: players }, (_, seat) => seat).filter((seat) => !claims.size || claims.get(seat) === most)
  }
  return {
    draw({ move }) {
      const seen = move as Seen
      if (seen.deal) return { stream: 'pile', outcomes: even(pile), seen: String(seen.deal[1]) }
      if (seen.hidden === 'deal') return { stream: 'pile', outcomes: even(pile), seen: null }
      return seen.start === undefined ? null : { stream: 'start', outcomes: even(starters()), seen: String(seen.start) }
    },
    fell(move, outcome) {
      const { deal, hidden, seat } = move as Seen
      if (!deal && !hidden) return
      pile.splice(pile.indexOf(Number(outcome)), 1)
      hands[deal ? deal[0] : seat!]!.add(Number(outcome))
    },
    odd({ move, news }: Event) {
      const { seat, claim, play, take_back } = move as Seen
      if (seat === undefined) return null
      if (claim !== undefined) claims.set(seat, claim)
      if (take_back) {
        const undone = news.flatMap((one) => (one.news === 'taken-back' ? [one.move as Seen] : []))[0]
        if (undone?.play) hands[seat]!.add(undone.play[0])
        else claims.delete(seat)
      }
      return play && !hands[seat]!.delete(play[0]) ? String(play[0]) : null
    },
  }
}

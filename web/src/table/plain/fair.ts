/** Any game's chance: each draw is derived from the secret and the possible outcomes that the server claims. */
import { api } from '$lib/net/api'
import type { Follower } from '$lib/net/fair'

export async function follower(table: string): Promise<Follower> {
  const falls = new Map((await api.fairness(table)).falls.map((fall) => [fall.at, fall]))
  return {
    told: true,
    draw({ index, move }) {
      const fall = falls.get(index)
      // Without the server's list of outcomes, the chance move could have been anything.
      if (!fall) return 'seat' in move ? null : { stream: '', outcomes: [], seen: JSON.stringify(move) }
      const outcomes = fall.outcomes.map(([outcome, weight]): [string, number] => [JSON.stringify(outcome), weight])
      return { stream: fall.stream, outcomes, seen: move.hidden === undefined ? JSON.stringify(move) : null }
    },
    fell: () => {},
    odd: () => null,
  }
}

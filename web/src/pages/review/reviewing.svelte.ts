/** A review as the page shows it: fetched until it is done, and the moment that is looked at. */
import { api, Refused } from '$lib/net/api'
import type { Replayed } from '$lib/net/replay.svelte'
import type { Decision, Review } from '$lib/net/review'
import { mine } from '$lib/state/mine.svelte'

/** Milliseconds between two questions: soon at first, since the first pass takes seconds, then gently. */
const WAITS = [700, 1000, 1500, 2000, 3000, 4000]

/** Fetches the review of a table until it is done; `close` stops asking. */
export class Asked {
  review = $state.raw<Review | null>(null)
  progress = $state(0)
  trouble = $state.raw<unknown>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #times = 0
  #closed = false

  constructor(readonly table: string) {
    void this.#ask()
  }

  get done(): boolean {
    return this.review !== null && (this.review.done || this.progress >= 1)
  }

  again(): void {
    this.trouble = null
    void this.#ask()
  }

  async #ask(): Promise<void> {
    let failed: unknown = null
    try {
      const { progress, review } = await api.review(this.table)
      if (this.#closed) return
      this.progress = progress
      if (review) this.review = review
    } catch (error) {
      failed = error
    }
    if (this.#closed || this.done) return
    // A lost connection, or a server that has much to do, is asked again; everything else is an answer.
    const passing = !(failed instanceof Refused) || failed.status === 429
    if (failed && !passing) return void (this.trouble = failed)
    this.#timer = setTimeout(() => this.#ask(), WAITS[Math.min(this.#times++, WAITS.length - 1)])
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }
}

/** The seats of this browser that are judged; if it has none, all that are. */
export function ownSeats(review: Review, table: string): number[] {
  const judged = review.seats.filter((seat) => seat.judged).map((seat) => seat.seat)
  const held = Object.keys(mine.of(table)?.tokens ?? {}).map(Number)
  const own = judged.filter((seat) => held.includes(seat))
  return own.length ? own : judged
}

export const keyMoments = (review: Review, seat: number): Decision[] => review.decisions.filter((one) => one.key && one.seat === seat)

/** The point of the graph that shows what became of a decision, else the position before it. */
export function pointOf(review: Review, decision: Decision): number {
  const graph = review.seats[decision.seat]?.graph ?? []
  const after = graph.findIndex((point) => point.cause === 'choice' && point.at > decision.at)
  if (after >= 0 && graph[after]!.at <= decision.until) return after
  return Math.max(0, graph.findLastIndex((point) => point.at <= decision.at))
}

/** The decision that the seat faces at this step of the replay, if any. */
export function decisionAt(review: Review, seat: number, board: Replayed): Decision | null {
  return review.decisions.find((one) => one.seat === seat && board.stepAt(one.at) === board.step) ?? null
}

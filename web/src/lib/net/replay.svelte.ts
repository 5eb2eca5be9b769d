/** A finished game, step by step, through the eyes of any seat. */
import type { Advice, Board } from '../state/board'
import type { Hook } from './link.svelte'
import type { Event, Refusal, Replay, Step, TableInfo, View } from './wire'

export class Replayed implements Board {
  step = $state(0)
  seat = $state<number | null>(0)
  seen = $state.raw<Board['seen']>(null)
  advice = $state.raw<Advice | null>(null)
  readonly still = true
  readonly replay = true
  readonly talk = []
  #hooks = new Set<Hook>()

  constructor(readonly game: Replay) {
    this.#all = game.steps.flatMap((step) => step.events)
    // A seat's own part is sent only if it has changed.
    const last: Step['mine'] = []
    this.#mine = game.steps.map((step) => step.mine.map((mine, seat) => (last[seat] = mine ?? last[seat] ?? null)))
    let until = 0
    this.#until = game.steps.map((step) => (until += step.events.length))
  }

  get info(): TableInfo {
    return this.game.table
  }
  get names(): string[] {
    return this.info.seats.map((seat) => seat.name)
  }
  get steps(): number {
    return this.game.steps.length
  }
  readonly #shown = $derived(this.#view(this.step))
  get view(): View {
    return this.#shown
  }
  /** All that happened up to this step; they are told in one row, so that going back and forth makes no new list. */
  readonly #all: Event[]
  readonly #until: number[]
  readonly #mine: Step['mine'][]
  readonly #now = $derived.by(() => this.#all.slice(0, this.#until[this.step]))
  get events(): Event[] {
    return this.#now
  }

  get count(): number {
    return this.events.length
  }

  #view(step: number): View {
    return this.viewOf(this.seat ?? 0, step)
  }

  /** The table as any seat sees it. */
  viewOf(seat: number, step = this.step): View {
    const { game, public: all } = this.game.steps[step]!
    return { game, public: all, mine: this.#mine[step]![seat] } as View
  }

  /** The last step that shows no more than so many entries of the journal. */
  stepAt(entries: number): number {
    return Math.max(0, this.game.steps.findLastIndex((step) => step.at <= entries))
  }

  /** Goes to a step; a single step forward is animated. */
  to(step: number): void {
    const next = Math.max(0, Math.min(this.steps - 1, step))
    if (next === this.step + 1) for (const hook of this.#hooks) hook(this.game.steps[next]!.events, this.#view(next))
    this.step = next
  }

  before(hook: Hook): () => void {
    this.#hooks.add(hook)
    return () => this.#hooks.delete(hook)
  }
  play = (): Promise<Refusal | null> => Promise.resolve(null)
  say = (): Promise<Refusal | null> => Promise.resolve(null)
}

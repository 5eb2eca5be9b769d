/** A past moment of a game at which other moves can be tried; the game itself is not touched. */
import type { Board } from '../state/board'
import { Refused } from './api'
import type { Hook } from './link.svelte'
import type { Replayed } from './replay.svelte'
import type { Tried } from './review'
import type { Event, Move, Refusal, TableInfo, View } from './wire'

export class Sandbox implements Board {
  readonly replay = false
  readonly talk = []
  readonly advice = null
  seen = $state.raw<Board['seen']>(null)
  moves = $state.raw<Move[]>([])
  /** What has been tried is complete: the answer. */
  verdict = $state.raw<Tried | null>(null)
  /** Why nothing can be tried. */
  trouble = $state.raw<unknown>(null)
  #asking = $state(false)
  #opened = $state(false)
  /** The views after none, one, two … of the moves. */
  #views = $state.raw<View[]>([])
  #hooks = new Set<Hook>()

  readonly info: TableInfo
  readonly events: Event[]
  readonly names: string[]

  constructor(
    replayed: Replayed,
    readonly seat: number,
    at: number,
    /** Asks the server what comes of these moves. */
    readonly ask: (moves: Move[]) => Promise<Tried>,
    /** Something was done, or taken back (null). */
    readonly done: (move: Move | null) => void,
  ) {
    const step = replayed.stepAt(at)
    const { info, names } = replayed
    // Here a person plays on, whoever has left since.
    this.info = { ...info, state: 'running', seats: info.seats.map((one) => ({ ...one, stands_in: false, connected: true })) }
    this.names = names
    this.events = replayed.game.steps.slice(0, step + 1).flatMap((one) => one.events)
    this.#views = [replayed.viewOf(seat, step)]
    void this.#open()
  }

  /** A replay does not say what could be done. */
  async #open(): Promise<void> {
    try {
      const { view } = await this.ask([])
      if (view) this.#views = [view]
    } catch (error) {
      this.trouble = error
    }
    this.#opened = true
  }

  readonly view = $derived.by((): View => {
    const view = this.#views.at(-1)!
    return view.mine ? { ...view, mine: { ...view.mine, asides: [], may_take_back: this.moves.length > 0 } } : view
  })
  get count(): number {
    return this.events.length
  }
  get still(): boolean {
    return this.verdict !== null || !this.#opened || this.trouble !== null
  }
  get busy(): boolean {
    return this.#asking || !this.#opened
  }

  /** What cannot be done any more is not explained: the answer is there. */
  objects(): boolean {
    return this.still
  }

  /** One after the other: who is quick need not wait for the server. */
  play(move: Move): Promise<Refusal | null> {
    const done = this.#last.then(() => this.#play(move))
    this.#last = done
    return done
  }
  #last: Promise<unknown> = Promise.resolve()

  async #play(move: Move): Promise<Refusal | null> {
    if (this.still) return null
    if ('take_back' in move) return this.#back()
    this.#asking = true
    try {
      const moves = [...this.moves, move]
      const tried = await this.ask(moves)
      const view = tried.view ?? this.view
      const event: Event = { index: this.events.length, move: { seat: this.seat, ...move }, news: [] }
      if (!tried.complete) for (const hook of this.#hooks) hook([event], view)
      this.moves = moves
      this.#views = [...this.#views, view]
      if (tried.complete) this.verdict = tried
      this.done(move)
      return null
    } catch (error) {
      if (error instanceof Refused) return error.refusal
      return { error: 'network', reason: '', key: 'error-network' }
    } finally {
      this.#asking = false
    }
  }

  #back(): null {
    this.moves = this.moves.slice(0, -1)
    this.#views = this.#views.slice(0, -1)
    this.done(null)
    return null
  }

  before(hook: Hook): () => void {
    this.#hooks.add(hook)
    return () => this.#hooks.delete(hook)
  }
  say = (): Promise<Refusal | null> => Promise.resolve(null)
}

/** The coach at a live table: a hint when asked for, and a question before a costly move. */
import type { Advice } from '../state/board'
import { settings } from '../state/settings.svelte'
import { api } from './api'
import { alike } from './moves'
import type { Hint, Warning } from './review'
import type { Event, Move, TableInfo, View } from './wire'

/** What it asks about: a move that loses more than this. */
const COSTLY = 0.15
/** A move is not held up for longer than this, in milliseconds. */
const PATIENCE = 8000

/** A move that waits for an answer: play it all the same, or not. */
export type Doubt = { move: Move; warning: Warning; answer: (play: boolean) => void }

/** What the coach needs to know of the table. */
type Seen = { table: string; info: TableInfo; view: View; seat: number | null; events: Event[]; count: number; token: string | null }

export class Coach {
  doubt = $state.raw<Doubt | null>(null)
  asking = $state(false)
  #given = $state.raw<{ hint: Hint; seat: number; at: number } | null>(null)

  constructor(readonly seen: () => Seen) {}

  get on(): boolean {
    return this.seen().info.coach?.on ?? false
  }

  /** Whether a hint can be had now. */
  get ready(): boolean {
    const { seat, view, token } = this.seen()
    return this.on && seat !== null && token !== null && view.public.acting.includes(seat) && (view.mine?.legal.length ?? 0) > 0
  }

  /** The hint as far as it is still to be played; anything else that I do ends it. */
  readonly hint = $derived.by((): Hint | null => {
    const given = this.#given
    if (!given) return null
    const { seat, events } = this.seen()
    if (seat !== given.seat) return null
    const acts = [...given.hint.acts]
    for (const { move } of events.slice(given.at)) {
      if (move.seat !== seat || move.hidden !== undefined) continue
      if (!acts[0] || !alike(acts[0], move)) return null
      acts.shift()
    }
    return acts.length ? { ...given.hint, acts } : null
  })
  readonly advice = $derived.by((): Advice | null => (this.hint ? { acts: this.hint.acts } : null))

  /** Asks for a hint; false if the coach has none here. */
  async ask(): Promise<boolean> {
    const { table, seat, token, count } = this.seen()
    if (this.asking || seat === null || !token) return true
    this.asking = true
    try {
      const hint = await api.hint(table, token)
      this.#given = { hint, seat, at: count }
      return hint.acts.length > 0
    } finally {
      this.asking = false
    }
  }

  putAway(): void {
    this.#given = null
  }

  /** Whether to play it; asks first if that is wanted and the move costs much. */
  async mayPlay(move: Move): Promise<boolean> {
    const { table, view, count, token } = this.seen()
    if (!settings.warn || !this.on || !token || !view.mine?.legal.some((legal) => alike(legal, move))) return true
    const late = new Promise<null>((done) => setTimeout(done, PATIENCE, null))
    // Without an answer the game goes on.
    this.asking = true
    const warning = await Promise.race([api.warning(table, token, count, [move]).catch(() => null), late]).finally(() => (this.asking = false))
    if (!warning || warning.loss <= COSTLY || warning.loss <= warning.noise) return true
    return new Promise((done) => {
      this.doubt = {
        move,
        warning,
        answer: (play) => {
          this.doubt = null
          done(play)
        },
      }
    })
  }
}

/** The table's speed. Bots keep its pace on the server; pauses (beats) for important events are added here. */

import { t } from '../text/i18n.svelte'

/** Seconds per bot move. */
export const PACES = { calm: 1.4, usual: 0.8, quick: 0.2 } as const

export const paceChoices = (): { value: number; label: string }[] =>
  Object.entries(PACES).map(([word, value]) => ({ value, label: t(`setup-pace-${word}`) }))

const SLOWEST = 2 // times the usual pace
const MOST = 12 // steps that may wait; more of them mean catching up after an absence

/**
 * Time around a step of the game, in seconds at the usual pace: before it is shown, and until the next one is.
 * `after: Infinity` waits until somebody taps.
 */
export type Beat = { before?: number; after?: number }

type Step = { show: () => void; beat: Beat; ready: boolean }

/**
 * Shows events step by step. Steps that arrive too soon wait for the previous beat to end. Nothing waits if the table's
 * pace is 0, if the page is hidden, or after a tap.
 */
export class Pacer {
  #waiting: Step[] = []
  #timer = 0
  /** The beat after the last shown step is still running. */
  #holding = false

  constructor(
    /** The table's pace, in seconds. */
    readonly pace: () => number,
  ) {}

  /** Shows a step when it is due; the result of one's own act is shown `now`, after everything before it. */
  show(show: () => void, beat: Beat, now: boolean): void {
    this.#waiting.push({ show, beat, ready: false })
    if (now || document.hidden || this.#waiting.length > MOST) {
      this.hurry()
      this.#hold(beat.after)
    } else if (!this.#holding) this.#next()
  }

  /** Ends the beat: everything pending is shown. */
  hurry(): void {
    clearTimeout(this.#timer)
    this.#holding = false
    for (const step of this.#waiting.splice(0)) step.show()
  }

  get waits(): boolean {
    return this.#holding || this.#waiting.length > 0
  }

  #next(): void {
    this.#holding = false
    for (;;) {
      const step = this.#waiting[0]
      if (!step) return
      if (!step.ready) {
        step.ready = true
        if (this.#hold(step.beat.before)) return
      }
      this.#waiting.shift()
      step.show()
      if (this.#hold(step.beat.after)) return
    }
  }

  /** Waits; returns whether there is anything to wait for. */
  #hold(seconds = 0): boolean {
    const scale = Math.min(SLOWEST, this.pace() / PACES.usual)
    if (!seconds || !scale) return false
    this.#holding = true
    clearTimeout(this.#timer)
    if (seconds < Infinity) this.#timer = window.setTimeout(() => this.#next(), seconds * scale * 1000)
    return true
  }
}

/** The rules over the page: which paragraph is open, and which one was named last. */
import { tick } from 'svelte'

/** Without a paragraph: all the rules of the game. */
export type Ref = { game: string; rule: string | null }

class Rulebook {
  open = $state.raw<Ref | null>(null)
  /** The rule of the last refusal: the key W opens it even after its note has gone. */
  last: Ref | null = null
  #from: Element | null = null

  /** `from` gets the focus back when the rules are closed. */
  show(ref: Ref, from: Element | null = document.activeElement): void {
    this.#from = from
    this.open = ref
  }

  close(): void {
    const from = this.#from
    this.open = null
    // While the sheet is there, nothing else can have the focus.
    if (from instanceof HTMLElement) void tick().then(() => from.isConnected && from.focus({ preventScroll: true }))
    this.#from = null
  }
}

export const rulebook = new Rulebook()

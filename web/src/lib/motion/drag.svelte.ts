/** A card that follows the pointer; a short press stays a tap. */
type Dragged<T> = { card: T; pointer: number; x: number; y: number; dx: number; dy: number; moving: boolean }
type How<T> = {
  /** Whether cards can be moved at all now. */
  may?: () => boolean
  begin: (card: T) => void
  /** Where it is; null if the pointer was released. */
  over: (at: PointerEvent | null) => void
  drop: (card: T, at: PointerEvent) => void
}

const FAR = 8

export class Drag<T> {
  #now = $state.raw<Dragged<T> | null>(null)

  constructor(readonly how: How<T>) {}

  /** How far this card has been moved, as CSS; null if it is not being dragged. */
  moved(card: T): string | null {
    return this.moving && this.#now!.card === card ? `${this.#now!.dx}px ${this.#now!.dy}px` : null
  }

  /** A card is being dragged: the click that follows is not a tap. */
  get moving(): boolean {
    return this.#now?.moving ?? false
  }

  down(event: PointerEvent, card: T): void {
    if (!event.button) this.#now = { card, pointer: event.pointerId, x: event.clientX, y: event.clientY, dx: 0, dy: 0, moving: false }
  }

  move = (event: PointerEvent): void => {
    const now = this.#now
    if (!now || event.pointerId !== now.pointer) return
    const dx = event.clientX - now.x
    const dy = event.clientY - now.y
    const moving = now.moving || ((this.how.may?.() ?? true) && Math.hypot(dx, dy) > FAR)
    if (moving && !now.moving) {
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
      this.how.begin(now.card)
    }
    this.#now = { ...now, dx, dy, moving }
    if (moving) this.how.over(event)
  }

  up = (event: PointerEvent): void => {
    const done = this.#now
    if (!done || event.pointerId !== done.pointer) return
    if (!done.moving) {
      this.#now = null
      return
    }
    this.how.over(null)
    setTimeout(() => this.#now === done && (this.#now = null)) // a quick player may already drag the next card
    this.how.drop(done.card, event)
  }

  cancel = (): void => {
    this.#now = null
    this.how.over(null)
  }
}

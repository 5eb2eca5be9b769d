/** Things that travel from one place to another: quickly, and not with reduced motion. */
import { calm } from '../state/settings.svelte'

export const QUICK = 380

type Box = { left: number; top: number; width: number; height: number }

export function box(selector: string): Box | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null
}

/** Where a player is shown: in a list beside the board, at the upper edge, or below as myself. */
export function homeOf(seat: number): Box | null {
  return [`[data-stand="${seat}"]`, `[data-seat="${seat}"]`, '[data-mine]'].map(box).find((found) => found?.width) ?? null
}

/** Animates an element from where something was before. */
export function from(element: Element | null, start: Box | null, delay = 0): void {
  if (!element || !start || calm()) return
  const end = element.getBoundingClientRect()
  if (!end.width || !start.width) return
  const dx = start.left + start.width / 2 - end.left - end.width / 2
  const dy = start.top + start.height / 2 - end.top - end.height / 2
  const scale = Math.min(1.4, Math.max(0.25, start.width / end.width))
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(${dx > 0 ? 7 : -7}deg)`, zIndex: 30, opacity: delay ? 0 : 1 },
      { transform: `translate(${dx * 0.3}px, ${dy * 0.3 - 18}px) scale(${(scale + 2.3) / 3})`, zIndex: 30, opacity: 1, offset: 0.6 },
      { transform: 'none', zIndex: 30, opacity: 1 },
    ],
    { duration: QUICK, delay, easing: 'cubic-bezier(.2,.8,.25,1)', fill: 'backwards' },
  )
}

/** A card's back that flies from one place to another and disappears. */
export function back(start: Box | null, end: Box | null, delay = 0): void {
  if (!start || !end || calm()) return
  const card = document.createElement('div')
  card.className = 'flying-back'
  card.setAttribute('aria-hidden', 'true')
  document.body.append(card)
  const place = (spot: Box, scale: number) => `translate(${spot.left + spot.width / 2 - 20}px, ${spot.top + spot.height / 2 - 28}px) scale(${scale})`
  card
    .animate([{ transform: place(start, 1), opacity: 1 }, { transform: place(end, 0.5), opacity: 0.6 }], { duration: QUICK, delay, easing: 'ease-in-out', fill: 'both' }) // both: until it is removed it stays where it arrived
    .finished.finally(() => card.remove())
}

/** A refusing shake. */
export function shake(element: Element | null): void {
  if (!element || calm()) return
  element.animate([0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })), { duration: 260 })
}

import { rulebook, type Ref } from './rulebook.svelte'

/** A note's action, such as undoing what it reports. */
export type Offer = { label: string; run: () => void }

/** `rule`: the paragraph that says why; `from`: what was touched. */
export type Toast = { id: number; text: string; tone: 'info' | 'bad' | 'good'; rule: Ref | null; from: Element | null; offer: Offer | null }

/** A note with a way to the rule is read and then pressed. */
const LONG = 9000

let next = 0
export const toasts = $state<Toast[]>([])

export function toast(text: string, tone: Toast['tone'] = 'info', milliseconds = 4200, rule: Ref | null = null, offer: Offer | null = null): number {
  if (rule) rulebook.last = rule
  const same = toasts.find((shown) => shown.text === text)
  if (same) return same.id
  const id = next++
  // A new reason takes the place of the one before: there is one W.
  if (rule) settled()
  toasts.push({ id, text, tone, rule, from: document.activeElement, offer })
  if (toasts.length > 3) toasts.shift()
  setTimeout(() => expire(id), milliseconds)
  return id
}

/** A note with an action, which stays long enough to be read and pressed. */
export function offering(text: string, label: string, run: () => void, milliseconds = LONG): number {
  return toast(text, 'info', milliseconds, null, { label, run })
}

/** Why not, with the paragraph that says so. */
export function because(text: string, game: string, rule: string | null | undefined, tone: Toast['tone'] = 'bad'): void {
  if (rule) toast(text, tone, LONG, { game, rule })
  else toast(text, tone)
}

/** An act has succeeded: earlier refusals are removed. */
export function settled(): void {
  for (const old of toasts.filter((shown) => shown.rule)) drop(old.id)
}

/** While a pointer or the focus is on the notes, none of them goes. */
export const held = { now: false }

function expire(id: number): void {
  if (held.now) setTimeout(() => expire(id), 1500)
  else drop(id)
}

export function drop(id: number): void {
  const at = toasts.findIndex((shown) => shown.id === id)
  if (at >= 0) toasts.splice(at, 1)
}

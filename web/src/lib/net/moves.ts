/** Moves compared: neither the order of a move's fields nor of the cards in a list matters. */
import type { Move } from './wire'

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  if (value && typeof value === 'object') return Object.fromEntries(Object.entries(value).sort().map(([key, part]) => [key, sorted(part)]))
  return value
}

/** A move as text: equal moves have equal texts. */
export const spelled = (value: unknown): string => JSON.stringify(sorted(value)) ?? ''

/** Whether `happened` is this move, whoever made it. */
export function alike(move: Move, happened: object): boolean {
  return Object.entries(move).every(([key, value]) => spelled(value) === spelled((happened as Move)[key]))
}

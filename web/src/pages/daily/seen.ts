/** The commitments of past days as this browser saw them first, so that a day's deal cannot be exchanged unnoticed. */
import { keep, kept } from '$lib/state/keep'

const MOST = 60
type Seen = Record<string, Record<string, string>>

/** Whether the commitment is the one seen first; null where none was seen before. */
export function seenBefore(day: string, game: string, commitment: string): boolean | null {
  const seen = kept<Seen>('days', {})
  const known = seen[day]?.[game]
  if (known !== undefined) return known === commitment
  seen[day] = { ...seen[day], [game]: commitment }
  for (const old of Object.keys(seen).sort().slice(0, -MOST)) delete seen[old]
  keep('days', seen)
  return null
}

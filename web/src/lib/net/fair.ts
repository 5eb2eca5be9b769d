/** Derives every chance move of a finished game again, and compares it with what this browser saw (docs/fairness.md). */
import type { Evidence } from './evidence'
import { hashOf } from './evidence'
import { ascii, hmac, unhex } from './sha256'
import type { Event, TableInfo } from './wire'

/** A chance move: its stream, the possible outcomes with weights, and the outcome seen. */
export type Draw = { stream: string; outcomes: [string, number][]; seen: string | null }

/** Follows a game from what was seen; each game's face has one. */
export type Follower<E extends { move: object } = Event> = {
  /** The possible outcomes are not known here: they are the server's claim. */
  told?: boolean
  /** The chance move of this event; null if it is none. */
  draw: (event: E) => Draw | null
  /** Notes the outcome. */
  fell: (move: E['move'], outcome: string) => void
  /** A card that somebody laid but cannot have been dealt; null if all is right. */
  odd: (event: E) => string | null
}

export type Wrong = 'commitment' | 'secret' | 'list' | 'own' | 'value' | 'retold' | 'gap' | 'fall' | 'card'
export type Verdict =
  | { kind: 'wrong'; why: Wrong; index: number }
  /** In the order of what they prove, the strongest first. */
  | { kind: 'proven' | 'partly' | 'witness' | 'late'; count: number; took: number[]; missing: number[] }

/** A whole number below `total`: 64-bit blocks, skipping those that would bias the result. */
function below(key: Uint8Array, name: string, total: bigint): bigint {
  const limit = (1n << 64n) - ((1n << 64n) % total)
  for (let attempt = 0; ; attempt++) {
    const block = new DataView(hmac(key, ascii(`${name}${attempt}`)).buffer).getBigUint64(0)
    if (block < limit) return block % total
  }
}

function pick(key: Uint8Array, name: string, outcomes: Draw['outcomes']): string | undefined {
  const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0)
  let left = Number(below(key, name, BigInt(total)))
  return outcomes.find(([, weight]) => (left -= weight) < 0)?.[0]
}

const wrong = (why: Wrong, index = 0): Verdict => ({ kind: 'wrong', why, index })

export function verify(info: TableInfo, events: Event[], evidence: Evidence | null, follower: Follower): Verdict {
  const { secret, commitment, contributions, scheme } = info
  if (!secret || hashOf(secret) !== commitment) return wrong('secret')
  if (evidence && commitment !== evidence.commitment) return wrong('commitment')
  const own = evidence?.own.filter((one) => evidence.hashes?.includes(one.hash)) ?? []
  if (own.length && contributions.map((one) => one.hash).join() !== evidence!.hashes!.join()) return wrong('list')
  if (own.some((one) => contributions.find((other) => other.hash === one.hash)?.value !== one.value)) return wrong('own')
  if (contributions.some((one) => one.value !== null && hashOf(one.value) !== one.hash)) return wrong('value')
  if (evidence && evidence.retold !== null) return wrong('retold', evidence.retold)

  const values = contributions.flatMap((one) => (one.value === null ? [] : [one.value]))
  const key = scheme === 1 ? unhex(secret) : hmac(unhex(secret), ascii(['2', ...values].join(' ')))
  const numbers: Record<string, number> = {}
  let count = 0
  for (const [index, event] of events.entries()) {
    if (event.index !== index) return wrong('gap', index)
    const draw = follower.draw(event)
    if (!draw) {
      if (follower.odd(event) !== null) return wrong('card', index)
      continue
    }
    const number = (numbers[draw.stream] = (numbers[draw.stream] ?? -1) + 1)
    const outcome = draw.outcomes.length ? pick(key, scheme === 1 ? `${count}.` : `${draw.stream}/${number}/`, draw.outcomes) : undefined
    if (outcome === undefined || (draw.seen !== null && draw.seen !== outcome)) return wrong('fall', index)
    follower.fell(event.move, outcome)
    count++
  }
  if (events.length !== info.at) return wrong('gap', events.length)

  const seats = (came: boolean) => contributions.filter((one) => (one.value !== null) === came).flatMap((one) => one.seats)
  const found = { count, took: seats(true), missing: seats(false) }
  if (own.length) return { kind: found.missing.length ? 'partly' : 'proven', ...found }
  return { kind: evidence?.early ? 'witness' : 'late', ...found }
}

/** What all seats of this device were shown, combined. */
export function together(views: Event[][]): Event[] {
  const [first = [], ...others] = [...views].sort((one, other) => other.length - one.length)
  return first.map((event, index) => ('hidden' in event.move ? (others.map((one) => one[index]).find((one) => one && !('hidden' in one.move)) ?? event) : event))
}

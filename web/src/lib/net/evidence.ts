/**
 * What this browser keeps of a deal, so that the server cannot change it afterwards: the first commitment that
 * it saw, its own random bytes, the list that was closed before it revealed them, and the cards and dice it was shown.
 */
import { api } from './api'
import { keep, kept, keepText } from '../state/keep'
import { mine } from '../state/mine.svelte'
import { hex, sha256, unhex } from './sha256'
import type { Contribution, Event } from './wire'

type Own = {
  value: string
  hash: string
  /** For the same people's next game: announced when this one is revealed. */
  next: string
}
export type Evidence = {
  commitment: string
  /** Whether it was seen before the game began. */
  early: boolean
  own: Own[]
  /** The closed list, as it was before anything of ours was revealed. */
  hashes: string[] | null
  /** Chance moves by their index, as they were shown first. */
  seen: Record<number, string>
  /** The first of them that was later shown differently. */
  retold: number | null
  /** The next table of the same people for which our bytes are ready. */
  followed: string | null
}
type Told = { commitment: string | null; contributions: Contribution[]; state?: string; again?: string | null }

const MOST = 60
const known = new Map<string, Evidence>()
const underway = new Set<string>()

const random = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))
export const hashOf = (value: string): string => hex(sha256(unhex(value)))

/** Fresh bytes to contribute. */
export function drawOwn(value = random()): Own {
  return { value, hash: hashOf(value), next: random() }
}

export function evidenceOf(table: string): Evidence | null {
  const found = known.get(table) ?? kept<Evidence | null>(`deal.${table}`, null)
  if (found) known.set(table, found)
  return found
}

function save(table: string, evidence: Evidence): void {
  if (!known.has(table) && kept(`deal.${table}`, null) === null) {
    const tables = [table, ...kept<string[]>('deals', [])]
    for (const old of tables.splice(MOST)) keepText(`deal.${old}`, null)
    keep('deals', tables)
  }
  known.set(table, evidence)
  keep(`deal.${table}`, evidence)
}

/** Records a table's description; our own bytes are revealed once the list with their hash is closed. */
export function noteTable(table: string, told: Told, own: Own[] = [], tokens = mine.of(table)?.tokens ?? {}): void {
  if (told.commitment === null) return
  const evidence = evidenceOf(table) ?? {
    commitment: told.commitment,
    early: (told.state ?? 'waiting') === 'waiting',
    own: [],
    hashes: null,
    seen: {},
    retold: null,
    followed: null,
  }
  evidence.own.push(...own)
  if (!known.has(table) || own.length) save(table, evidence)
  const hashes = told.contributions.map((one) => one.hash)
  const ours = evidence.own.filter((one) => hashes.includes(one.hash))
  if (ours.length && (told.state ?? 'waiting') === 'waiting' && told.commitment === evidence.commitment) {
    if (evidence.hashes === null) save(table, Object.assign(evidence, { hashes }))
    if (evidence.hashes!.join() === hashes.join()) for (const one of ours) void reveal(table, one, told.contributions, tokens)
  }
  if (told.again) noteAgain(table, told.again)
}

/** The same people play again there; called by the stream or the page, whichever learns of it first. */
export function noteAgain(table: string, again: string): void {
  const evidence = evidenceOf(table)
  if (evidence && evidence.followed === null && evidence.own.length) void follow(table, again)
}

async function reveal(table: string, own: Own, contributions: Contribution[], tokens: Record<number, string>): Promise<void> {
  const seat = contributions.find((one) => one.hash === own.hash)?.seats.find((one) => tokens[one])
  if (seat === undefined || underway.has(own.hash)) return
  underway.add(own.hash)
  try {
    await api.contribute(table, tokens[seat]!, own.value, hashOf(own.next))
  } catch {
    underway.delete(own.hash) // the stream will send the table again, or the game begins without them
  }
}

/** The same people play again: what we announced for that is revealed there, even before the page goes there. */
async function follow(from: string, to: string): Promise<void> {
  const evidence = evidenceOf(from)!
  save(from, Object.assign(evidence, { followed: to }))
  try {
    const tokens = await seatsAt(to, mine.of(from)?.tokens ?? {})
    const { table } = await api.position(to, Object.values(tokens)[0])
    noteTable(to, table, evidence.own.map((one) => drawOwn(one.next)), tokens)
  } catch {
    // then that game begins without our bytes
  }
}

const moved = new Map<string, Promise<Record<number, string>>>()

/** The seats that these tokens open at the same people's next table: seats may have been rotated. Asked once. */
export function seatsAt(table: string, tokens: Record<number, string>): Promise<Record<number, string>> {
  const ask = async () => {
    const found: Record<number, string> = {}
    for (const token of Object.values(tokens)) found[(await api.position(table, token)).you.seat!] = token
    return found
  }
  const asked = moved.get(table) ?? ask()
  moved.set(table, asked)
  asked.catch(() => moved.delete(table))
  return asked
}

/** Records what the server shows; the first version counts. */
export function noteEvents(table: string, events: Event[]): void {
  const evidence = evidenceOf(table)
  if (!evidence) return
  let news = false
  for (const { index, move } of events) {
    if ('seat' in move) continue // chance moves alone have no seat
    const text = JSON.stringify(move)
    news ||= evidence.seen[index] !== text
    if (evidence.seen[index] === undefined) evidence.seen[index] = text
    else if (evidence.seen[index] !== text) evidence.retold ??= index
  }
  if (news) save(table, evidence)
}

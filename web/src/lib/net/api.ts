/** The server's calls. */
import { to } from '../base'
import { network } from '../app/network.svelte'
import { t } from '../text/i18n.svelte'
import { mine } from '../state/mine.svelte'
import { person } from '../state/person.svelte'
import { why } from '../text/refusal'
import type { Hint, Reviewed, Tried, Warning } from './review'
import type { AskTable, Contribution, Created, Evening, Fairness, GameInfo, LessonInfo, Move, Position, Refusal, Replay, TableInfo } from './wire'

/** This file's name, which differs in every version: a server of another one ignores what it does not know. */
const PAGE = new URL(import.meta.url).pathname.split('/').at(-1)!

/** The server's refusal, with its reason. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.reason)
  }
}

/** A sentence for people, in their language. */
export function problem(error: unknown): string {
  return error instanceof Refused ? why(error.refusal) : t('error-network')
}

/** `token` opens a seat; `key` is the person's, see `person`. */
export async function asked(method: string, path: string, token?: string | null, body?: unknown, key?: string | null): Promise<Response> {
  const headers: Record<string, string> = {}
  if (token) headers['Authorization'] = `Bearer ${token}`
  if (token || body !== undefined) headers['Stammtisch-Page'] = PAGE
  if (key) headers['Stammtisch-Key'] = key
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  // Links in e-mails are answered where they lead.
  const answer = await fetch(to(path.startsWith('/mail/') ? path : `/api${path}`), { method, headers, body: body === undefined ? null : JSON.stringify(body) }).catch((error: unknown) => {
    network.failed()
    throw error
  })
  // The service worker says so if it had to answer itself.
  if (answer.headers.has('Stammtisch-Kept')) network.failed()
  else network.reached()
  if (answer.ok) return answer
  let refusal: Refusal
  try {
    refusal = (await answer.json()) as Refusal
    if (typeof refusal.key !== 'string') throw new TypeError('not a refusal')
  } catch {
    refusal = { error: `http-${answer.status}`, reason: answer.statusText, key: 'error-server', values: { status: answer.status } }
  }
  throw new Refused(answer.status, refusal)
}

export async function call<T>(method: string, path: string, token?: string | null, body?: unknown, key?: string | null): Promise<T> {
  const answer = await asked(method, path, token, body, key)
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T)
}

export const at = (table: string) => `/tables/${encodeURIComponent(table)}`

export const api = {
  games: () => call<{ games: GameInfo[] }>('GET', '/games').then((answer) => answer.games),
  rules: (game: string, language: string) => asked('GET', `/games/${encodeURIComponent(game)}/rules/${language}`).then((answer) => answer.text()),
  create: (wanted: AskTable) => call<Created>('POST', '/tables', null, wanted, person.made()),
  lesson: (game: string) => call<LessonInfo>('GET', `/lessons/${encodeURIComponent(game)}`),
  teach: (wanted: { game: string; name: string }) => call<Created>('POST', '/lessons', null, wanted),
  find: (code: string) => call<{ table: string }>('GET', `/join/${encodeURIComponent(code)}`).then((found) => found.table),
  position: (table: string, token?: string | null) => call<Position>('GET', at(table), token),
  sit: (table: string, name: string, contribution: string, seat?: number, avatar?: string) =>
    call<{ seat: number; token: string; commitment: string | null; contributions: Contribution[] }>(
      'POST',
      `${at(table)}/seats`,
      null,
      { name, contribution, ...(seat !== undefined && { seat }), ...(avatar && { avatar }) },
      person.made(),
    ),
  contribute: (table: string, token: string, value: string, next: string) => call<TableInfo>('POST', `${at(table)}/contribution`, token, { value, next }),
  changeSeat: (table: string, token: string, seat: number, kind: 'open' | 'bot' | 'person', bot?: string) =>
    call<unknown>('PUT', `${at(table)}/seats/${seat}`, token, bot ? { kind, bot } : { kind }),
  changePace: (table: string, token: string, pace: number) => call<unknown>('PUT', `${at(table)}/pace`, token, { pace }),
  start: (table: string, token: string, bot?: string) => call<unknown>('POST', `${at(table)}/start`, token, bot ? { bot } : {}),
  again: (table: string, token: string, how: { bots?: 'stronger' | 'easier'; seats?: 'rotated' } = {}) => call<{ table: string; join: string }>('POST', `${at(table)}/again`, token, how),
  evening: (table: string) => call<Evening>('GET', `${at(table)}/evening`, mine.key(table)),
  // With this browser's token, if any: a table without spectators shows these to nobody else.
  replay: (table: string) => call<Replay>('GET', `${at(table)}/replay`, mine.key(table)),
  review: (table: string) => call<Reviewed>('GET', `${at(table)}/review`, mine.key(table)),
  tryTurn: (table: string, decision: number, moves: Move[]) => call<Tried>('POST', `${at(table)}/review/try`, mine.key(table), { at: decision, moves }),
  coach: (table: string, token: string, on: boolean) => call<unknown>('PUT', `${at(table)}/coach`, token, { on }),
  hint: (table: string, token: string) => call<Hint>('POST', `${at(table)}/hint`, token, {}),
  warning: (table: string, token: string, index: number, moves: Move[]) => call<Warning>('POST', `${at(table)}/warning`, token, { at: index, moves }),
  fairness: (table: string) => call<Fairness>('GET', `${at(table)}/fairness`, mine.key(table)),
  record: (table: string): Promise<Blob> => asked('GET', `${at(table)}/record`, mine.key(table)).then((answer) => answer.blob()),
  recordAddress: (table: string) => `/api${at(table)}/record`,
}

let known: Promise<GameInfo[]> | null = null

/** The games with their options and bots, fetched once. */
export function games(): Promise<GameInfo[]> {
  known ??= api.games().catch((error) => {
    known = null
    throw error
  })
  return known
}

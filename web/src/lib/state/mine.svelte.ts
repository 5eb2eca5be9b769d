/** The tables this browser has sat at, newest first, with the tokens of its seats. */
import type { RunningGame } from '../net/wire'
import { keep, kept } from './keep'

export type Mine = {
  table: string
  game: string
  code: string
  /** Seat → token: more than one if several people share this device. */
  tokens: Record<number, string>
  host: string | null
  names: string[]
  phase: 'open' | 'running' | 'over' | 'closed'
  /** What the list says about a finished game; the game's own words are made from it. */
  result: unknown
  seen: number
  /** A lesson that is not finished: the game's tile leads back to it. */
  lesson?: boolean
  /** Removed from the list; the seat is still ours, and opening the table again puts it back. */
  hidden?: boolean
}

type Found = Pick<RunningGame, 'table' | 'game' | 'join' | 'seat' | 'token' | 'host' | 'names' | 'state' | 'moved'>

const MOST = 200
const done = ({ phase }: Mine) => phase === 'over' || phase === 'closed'
const newer = (a: Mine, b: Mine) => Number(!!a.hidden) - Number(!!b.hidden) || Number(done(a)) - Number(done(b)) || b.seen - a.seen

/** Tokens of running games are the last to be discarded. */
function trimmed(all: Mine[]): Mine[] {
  if (all.length <= MOST) return all
  const staying = new Set([...all].sort(newer).slice(0, MOST))
  return all.filter((one) => staying.has(one))
}
let tables = $state<Mine[]>(kept<Mine[]>('tables', []))

addEventListener('storage', (event) => {
  if (event.key === 'stammtisch.tables') tables = kept<Mine[]>('tables', [])
})

export const mine = {
  get running(): Mine[] {
    return tables.filter((table) => table.phase !== 'over' && table.phase !== 'closed' && !table.lesson && !table.hidden)
  },
  get finished(): Mine[] {
    return tables.filter((table) => table.phase === 'over' && !table.hidden)
  },
  /** A token for the table, if this browser has one: the first seat's, or the host's. */
  key(table: string): string | null {
    const known = this.of(table)
    return Object.values(known?.tokens ?? {})[0] ?? known?.host ?? null
  },
  of(table: string): Mine | undefined {
    return tables.find((known) => known.table === table)
  },
  put(table: string, change: Partial<Mine>): Mine {
    const known = tables.find((other) => other.table === table)
    const blank: Mine = { table, game: '', code: '', tokens: {}, host: null, names: [], phase: 'open', result: null, seen: 0 }
    const now = { ...(known ?? blank), ...change, seen: Date.now() }
    tables = trimmed([now, ...tables.filter((other) => other.table !== table)])
    keep('tables', tables)
    return now
  },
  /** Takes over tables at which the same person has sat down on another device, and tokens that are missing here. */
  learn(found: Found[]): void {
    let fresh = tables
    for (const { table, game, join, seat, token, host, names, state, moved } of found) {
      const known = fresh.find((one) => one.table === table)
      if (!token || (known && known.tokens[seat] === token && (known.host || !host))) continue
      const first: Mine = { table, game, code: join, tokens: {}, host, names: names.filter(Boolean), phase: state === 'waiting' ? 'open' : 'running', result: null, seen: moved * 1000 }
      const now = { ...(known ?? first), tokens: { ...known?.tokens, [seat]: token }, host: known?.host ?? host }
      fresh = known ? fresh.map((one) => (one === known ? now : one)) : [...fresh, now]
    }
    if (fresh === tables) return
    tables = trimmed(fresh)
    keep('tables', tables)
  },
  /** Removes it from the list, or restores it to its old place. */
  hide(table: string, hidden: boolean): void {
    tables = tables.map((known) => (known.table === table ? { ...known, hidden } : known))
    keep('tables', tables)
  },
  /** A seat that somebody else has taken or freed: its token opens nothing any more. */
  lose(table: string, seat: number): void {
    const known = this.of(table)
    if (!known) return
    const { [seat]: _lost, ...tokens } = known.tokens
    if (!Object.keys(tokens).length && !known.host) return this.forget(table)
    tables = tables.map((one) => (one === known ? { ...known, tokens } : one))
    keep('tables', tables)
  },
  /** Removes it for good, with the seat's token. */
  forget(table: string): void {
    tables = tables.filter((known) => known.table !== table)
    keep('tables', tables)
  },
}

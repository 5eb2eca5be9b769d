/** The tables this browser has sat at, newest first, with the tokens of its seats. */
import { keep, kept } from './keep'

export type Mine = {
  table: string
  game: string
  code: string
  /** Seat → token: more than one where several people share this device. */
  tokens: Record<number, string>
  host: string | null
  names: string[]
  phase: 'open' | 'running' | 'over'
  /** What the list says about a finished game; the game's own words are made from it. */
  result: unknown
  seen: number
  /** A lesson that is not finished: the game's tile leads back to it. */
  lesson?: boolean
}

const MOST = 60
let tables = $state<Mine[]>(kept<Mine[]>('tables', []))

addEventListener('storage', (event) => {
  if (event.key === 'stammtisch.tables') tables = kept<Mine[]>('tables', [])
})

export const mine = {
  get running(): Mine[] {
    return tables.filter((table) => table.phase !== 'over' && !table.lesson)
  },
  get finished(): Mine[] {
    return tables.filter((table) => table.phase === 'over')
  },
  of(table: string): Mine | undefined {
    return tables.find((known) => known.table === table)
  },
  put(table: string, change: Partial<Mine>): Mine {
    const known = tables.find((other) => other.table === table)
    const blank: Mine = { table, game: '', code: '', tokens: {}, host: null, names: [], phase: 'open', result: null, seen: 0 }
    const now = { ...(known ?? blank), ...change, seen: Date.now() }
    tables = [now, ...tables.filter((other) => other.table !== table)].slice(0, MOST)
    keep('tables', tables)
    return now
  },
  forget(table: string): void {
    tables = tables.filter((known) => known.table !== table)
    keep('tables', tables)
  },
}

/** Whose turn it is at the tables of this person: asked of the server now and then, for all devices with one key. */
import { untrack } from 'svelte'
import { api, call } from '../net/api'
import type { Running } from '../net/wire'
import { setCount } from './badge.svelte'
import { clock } from './clock.svelte'
import { mine, type Mine } from './mine.svelte'
import { person } from './person.svelte'

export type Standing = {
  table: string
  state: 'waiting' | 'running' | 'over' | 'closed'
  /** By seat; empty where it is open. */
  names: string[]
  acting: number[]
  yours: boolean
  due: number | null
  moved: number
}

const EVERY = 20_000
const HIDDEN_EVERY = 60_000
/** Tables that are asked for one by one: those of seats without a key. */
const MOST = 12

let standings = $state.raw<Record<string, Standing>>({})
let watchers = 0
let timer = 0

async function byKey(): Promise<Standing[]> {
  if (!person.shown) return []
  const { now, games } = await call<Running>('GET', '/me/running', null, undefined, person.shown)
  clock.set(now)
  mine.learn(games)
  return games
}

async function oneByOne({ table, tokens }: Mine): Promise<Standing | null> {
  const found = await api.position(table, Object.values(tokens)[0]).catch(() => null)
  if (!found) return null
  const { state, seats, due, moved } = found.table
  const acting = found.view?.public.acting ?? []
  const yours = acting.some((seat) => seat in tokens && !seats[seat]?.stands_in)
  return { table, state, names: seats.map((seat) => seat.name), acting, yours: yours && state === 'running', due, moved }
}

async function look(): Promise<void> {
  clearTimeout(timer)
  const known = await byKey().catch(() => null)
  if (known) {
    const found = new Set(known.map((one) => one.table))
    const others = mine.running.filter(({ table }) => !found.has(table)).slice(0, MOST)
    const asked = await Promise.all(others.map((one) => (standings[one.table]?.state === 'over' ? standings[one.table]! : oneByOne(one))))
    standings = Object.fromEntries([...known, ...asked].flatMap((one) => (one ? [[one.table, one]] : [])))
    for (const { table, state } of Object.values(standings)) if (state === 'closed' && mine.of(table)) mine.put(table, { phase: 'closed' })
    setCount(turns.yours.length)
  }
  clearTimeout(timer)
  if (watchers) timer = window.setTimeout(look, document.visibilityState === 'hidden' ? HIDDEN_EVERY : EVERY)
}

const woke = () => document.visibilityState === 'visible' && void look()

export const turns = {
  of(table: string): Standing | undefined {
    return standings[table]
  },
  /** Where it is my turn, the most urgent first. */
  get yours(): Standing[] {
    const late = (one: Standing) => one.due ?? Infinity
    const found = Object.values(standings).filter((one) => one.yours && !mine.of(one.table)?.hidden)
    return found.sort((a, b) => late(a) - late(b) || a.moved - b.moved)
  },
  /** The next table where it is my turn, and how many there are besides this one. */
  after(table: string): { table: string; count: number } | null {
    const { yours } = this
    const others = yours.filter((one) => one.table !== table)
    if (!others.length) return null
    const here = yours.findIndex((one) => one.table === table)
    return { table: yours[(here + 1) % yours.length]!.table, count: others.length }
  },
  /** What the page of a table knows before the server is asked again. */
  note(table: string, yours: boolean): void {
    const known = standings[table]
    if (!known || known.yours === yours) return
    standings = { ...standings, [table]: { ...known, yours } }
    setCount(this.yours.length)
  },
  /** A table that is opened by its address may be one at which this person sits on another device. */
  async know(table: string): Promise<void> {
    // Not to be asked again, and no page made anew, when these change.
    const sits = untrack(() => Object.keys(mine.of(table)?.tokens ?? {}).length > 0)
    if (!sits) await untrack(byKey).catch(() => {})
  },
  /** Asks until the returned function is called. */
  watch(): () => void {
    watchers++
    void look()
    document.addEventListener('visibilitychange', woke)
    return () => {
      if (--watchers) return
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', woke)
    }
  },
}

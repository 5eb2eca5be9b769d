/** The lobby: public tables and invitations, live while a page looks; and people among themselves. */
import { stream } from '../base'
import { asked, at, call } from './api'
import { drawOwn, noteTable } from './evidence'
import { nameFor } from './tables'
import { mine } from '../state/mine.svelte'
import { person } from '../state/person.svelte'
import { settings } from '../state/settings.svelte'
import { language } from '../text/i18n.svelte'
import type { FoundGame, Ignored, KnownPerson, LobbyList } from './wire'

const RETRIES = [300, 1000, 2000, 5000, 10_000, 30_000]
const PING_EVERY = 20_000
const SILENCE = 45_000

class Lobby {
  /** Nothing until the server has answered. */
  list = $state.raw<LobbyList | null>(null)
  #socket: WebSocket | null = null
  #users = 0
  #as = ''
  #failures = 0
  #timer = 0
  #pinger = 0
  #heard = 0

  /** Keeps the list live until the returned function is called. The key goes in the first message, never in an address. */
  watch(key: string | null, wanted: string): () => void {
    this.#users++
    const as = JSON.stringify({ type: 'hello', key, language: wanted })
    if (as !== this.#as || !this.#socket) {
      this.#as = as
      this.#failures = 0
      this.#open()
    }
    return () => {
      this.#users--
      // Another part of the page may ask for it in the same moment.
      queueMicrotask(() => this.#users || this.#close())
    }
  }

  #open(): void {
    this.#close()
    document.addEventListener('visibilitychange', this.#woke)
    const socket = (this.#socket = new WebSocket(stream('/api/lobby/stream')))
    socket.onopen = () => socket.send(this.#as)
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      this.#heard = Date.now()
      this.#failures = 0
      const message = JSON.parse(event.data as string) as { type: string; lobby?: LobbyList }
      if (message.lobby) this.list = message.lobby
    }
    socket.onclose = () => {
      if (socket !== this.#socket) return
      const wait = RETRIES[Math.min(this.#failures++, RETRIES.length - 1)]!
      this.#timer = window.setTimeout(() => this.#open(), wait * (0.5 + Math.random()))
    }
    this.#heard = Date.now()
    this.#pinger = window.setInterval(() => {
      if (Date.now() - this.#heard > SILENCE) this.#open()
      else if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}')
    }, PING_EVERY)
  }

  #woke = (): void => {
    if (document.visibilityState === 'visible' && this.#socket?.readyState !== WebSocket.OPEN) this.#open()
  }

  #close(): void {
    document.removeEventListener('visibilitychange', this.#woke)
    clearTimeout(this.#timer)
    clearInterval(this.#pinger)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}

export const lobby = new Lobby()

/** A seat at a table that fits, or at a new one; returns the table. */
export async function findGame(game: string | null): Promise<string> {
  const waits = lobby.list?.waiting.find((one) => Object.keys(mine.of(one.table)?.tokens ?? {}).length && (game === null || one.game === game))
  if (waits) return waits.table // I sit at one already
  const own = drawOwn()
  const asks = { name: nameFor(0), language: language(), contribution: own.hash, ...(game && { game }), ...(settings.avatar && { avatar: settings.avatar }) }
  const found = await call<FoundGame>('POST', '/lobby/find', null, asks, person.made())
  mine.put(found.table, { game: found.game, code: found.join, tokens: { [found.seat]: found.token }, host: found.host, names: found.names })
  noteTable(found.table, found, [own])
  return found.table
}

const seatAt = (table: string, seat: number) => `${at(table)}/seats/${seat}`

export const company = {
  people: () => call<{ people: KnownPerson[] }>('GET', '/me/people', null, undefined, person.shown).then((answer) => answer.people),
  invite: (table: string, token: string, who: string) => call<unknown>('POST', `${at(table)}/invitations`, token, { person: who }, person.shown),
  decline: (table: string) => call<unknown>('DELETE', `/me/invitations/${encodeURIComponent(table)}`, null, undefined, person.shown),
  ignored: (table?: string) => call<Ignored>('GET', table ? `/me/ignored?table=${encodeURIComponent(table)}` : '/me/ignored', null, undefined, person.shown),
  forgive: (who: string) => call<unknown>('DELETE', `/me/ignored/${encodeURIComponent(who)}`, null, undefined, person.key),
  ignore: (table: string, seat: number, on: boolean) => asked(on ? 'PUT' : 'DELETE', `${seatAt(table, seat)}/ignored`, mine.key(table), undefined, person.made()),
  report: (table: string, seat: number, text: string) => asked('POST', `${seatAt(table, seat)}/report`, mine.key(table), { text }, person.shown),
}

/** What a host decides. */
export const hosting = {
  publish: (table: string, host: string, open: boolean) => call<unknown>('PUT', `${at(table)}/public`, host, { public: open }),
  close: (table: string, host: string) => call<unknown>('POST', `${at(table)}/close`, host),
  mute: (table: string, host: string, seat: number, muted: boolean) => call<unknown>('PUT', `${seatAt(table, seat)}/muted`, host, { muted }),
}

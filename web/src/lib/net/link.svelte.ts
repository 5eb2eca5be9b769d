/** One seat's stream: reconnects automatically, resumes by index, and sends each move exactly once. */
import { stream } from '../base'
import { noteEvents, noteTable } from './evidence'
import { alike } from './moves'
import { clock } from '../state/clock.svelte'
import { tellsOf } from '../state/notices.svelte'
import { Pacer, type Beat } from '../motion/pace'
import type { Event, Move, Reaction, Refusal, ServerMessage, TableInfo, TalkLine, View, You } from './wire'

const PING_EVERY = 15_000
const SILENCE = 25_000
/** How often a move is retried when somebody else's came first. */
const TRIES = 8
/** How long a reaction is shown. */
const REACTION_STAYS = 4000
/** A phone that was put away is told by a notice instead, if it wants to be; in milliseconds. */
const REST_AFTER = 20_000
/** How long to wait before each try, in milliseconds: a server that restarts is back within a blink. */
const RETRIES = [150, 300, 600, 1000, 2000, 4000, 6000]
/** A stream that lasted this long was a good one: the next try comes at once. */
const LASTING = 5000
/** The close code when there are too many streams or messages, and how long to stay away then, in seconds. */
const CROWDED = 4429
const STAY_AWAY = 20
/** How often a move is sent again that the server could not store. */
const NOT_STORED = 3

const GONE: Record<number, string> = {
  4401: 'error-unknown-token',
  4403: 'error-no-spectators',
  4404: 'error-no-table',
  4410: 'error-damaged',
  4411: 'error-other-rules',
  4412: 'error-no-game',
}

type Wanted = { type: 'move'; at: number; move: Move } | { type: 'say'; text: string } | { type: 'react'; reaction: Reaction }
type Waiting = { ref: number; message: Wanted; tries: number; done: (refusal: Refusal | null) => void }
type Refused = Extract<ServerMessage, { type: 'refused' }>
/** Somebody's reaction, while it is shown. */
export type Shown = { id: number; seat: number; reaction: Reaction }
export type Hook<V = View, E = Event> = (events: E[], view: V) => void

export class Link {
  info = $state.raw<TableInfo | null>(null)
  you = $state.raw<You | null>(null)
  view = $state.raw<View | null>(null)
  events = $state.raw<Event[]>([])
  talk = $state.raw<TalkLine[]>([])
  reactions = $state.raw<Shown[]>([])
  at = $state(0)
  state = $state<'connecting' | 'online' | 'offline' | 'gone'>('connecting')
  /** The key of the text that says why the server refuses this stream. */
  goneWhy = $state('')
  /** Seconds until the next try, if the server said that there was too much in a short time. */
  crowded = $state(0)

  /** How long a step is shown, set by the game's face. */
  beat: (events: Event[], view: View) => Beat = () => ({})
  readonly pacer = new Pacer(() => this.info?.pace ?? 0)

  #socket: WebSocket | null = null
  /** The index of the next event on the server; the last ones may still be waiting to be shown. */
  #next = 0
  #failures = 0
  #timer = 0
  #heard = 0
  #since = 0
  #pinger = 0
  #ref = 0
  #reacted = 0
  #waiting: Waiting[] = []
  #hooks = new Set<Hook>()
  #closed = false
  /** The view from the welcome: the events after it have no view. */
  #welcomed: View | null = null
  /** The stream has just been reopened. */
  #back = false
  #resting = 0
  #missedTalk: TalkLine[] = []

  constructor(
    readonly table: string,
    readonly token: string | null,
  ) {
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#lost)
    document.addEventListener('visibilitychange', this.#wake)
    this.#pinger = window.setInterval(this.#beat, PING_EVERY)
    this.#open()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#lost)
    document.removeEventListener('visibilitychange', this.#wake)
    clearInterval(this.#pinger)
    clearTimeout(this.#timer)
    clearTimeout(this.#resting)
    this.pacer.hurry()
    this.#socket?.close()
  }

  /** Called with the events before the view changes, so that they can be animated. */
  before(hook: Hook): () => void {
    this.#hooks.add(hook)
    return () => this.#hooks.delete(hook)
  }

  /** Plays a move; returns the refusal, or null if it was accepted. */
  play(move: Move): Promise<Refusal | null> {
    return this.#ask({ type: 'move', at: Math.max(this.at, this.#next), move })
  }

  say(text: string): Promise<Refusal | null> {
    return this.#ask({ type: 'say', text })
  }

  /** Shows a reaction to everybody; one that does not arrive at once is not sent later. */
  react(reaction: Reaction): Promise<Refusal | null> {
    return this.state === 'online' ? this.#ask({ type: 'react', reaction }) : Promise.resolve(null)
  }

  #ask(message: Wanted): Promise<Refusal | null> {
    return new Promise((done) => {
      const waiting: Waiting = { ref: ++this.#ref, message, tries: 0, done }
      this.#waiting.push(waiting)
      if (this.state === 'online') this.#offer(waiting)
    })
  }

  #offer({ ref, message }: Waiting): void {
    this.#send({ ...message, ref })
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #open(): void {
    if (this.#closed || this.state === 'gone') return
    clearTimeout(this.#timer)
    this.pacer.hurry()
    const socket = new WebSocket(stream(`/api/tables/${encodeURIComponent(this.table)}/stream?from=${this.events.length}`))
    this.#socket = socket
    socket.onopen = () => {
      this.#heard = Date.now()
      socket.send(JSON.stringify({ type: 'hello', token: this.token }))
    }
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      this.#heard = Date.now()
      this.#take(JSON.parse(event.data as string) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return
      // 4xxx: a deliberate refusal; reconnecting would change nothing.
      if (event.code >= 4400 && event.code < 4500 && event.code !== CROWDED) {
        this.state = 'gone'
        this.goneWhy = GONE[event.code] ?? 'error-bad-request'
        return
      }
      this.#retry(event.code === CROWDED ? STAY_AWAY : 0)
    }
  }

  #retry(away = 0): void {
    this.#socket = null
    if (this.state === 'online' && Date.now() - this.#since >= LASTING) this.#failures = 0
    this.state = 'offline'
    this.crowded = away
    const wait = away * 1000 || RETRIES[Math.min(this.#failures++, RETRIES.length - 1)]!
    clearTimeout(this.#timer)
    // Spread, so that not all pages come back in the same moment.
    this.#timer = window.setTimeout(() => this.#open(), wait * (0.5 + Math.random()))
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #lost = (): void => {
    this.#drop()
    this.#retry()
  }

  /** Nobody looks: the stream would only say that somebody does. */
  #rest = (): void => {
    clearTimeout(this.#timer)
    this.#drop()
    this.state = 'offline'
  }

  #wake = (): void => {
    clearTimeout(this.#resting)
    if (this.#closed) return
    if (document.visibilityState === 'hidden') {
      if (this.token && tellsOf(this.table)) this.#resting = window.setTimeout(this.#rest, REST_AFTER)
      return
    }
    if (this.state === 'online' && this.#socket?.readyState === WebSocket.OPEN) {
      const asked = Date.now()
      this.#send({ type: 'ping' })
      window.setTimeout(() => this.#heard < asked && this.state === 'online' && this.#lost(), 3000)
      return
    }
    this.#failures = 0
    this.#drop()
    this.#open()
  }

  #beat = (): void => {
    if (this.state !== 'online') return
    if (Date.now() - this.#heard > SILENCE) this.#lost()
    else this.#send({ type: 'ping' })
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#since = Date.now()
        if (message.now) clock.set(message.now, 1) // a server of the version before says nothing
        this.info = message.table
        noteTable(this.table, message.table)
        this.you = message.you
        this.#missedTalk = message.talk.filter((line) => !this.talk.some((known) => known.number === line.number))
        this.talk = message.talk
        this.at = this.#next = message.at
        this.#welcomed = message.view
        if (this.view === null || this.events.length === message.at) this.view = message.view
        this.state = 'online'
        this.#back = true
        this.#again()
        break
      case 'events':
        this.#next = message.at
        noteEvents(this.table, message.events)
        this.#show(message.events, (message.view ?? this.#welcomed)!, message.at, message.ref !== 0 || this.#back)
        this.#settle(message.ref, null)
        break
      case 'table':
        this.info = message.table
        noteTable(this.table, message.table)
        break
      case 'talk':
        if (!this.talk.some((line) => line.number === message.line.number)) this.talk = [...this.talk, message.line]
        this.#settle(message.ref, null)
        break
      case 'reaction':
        this.#react({ id: ++this.#reacted, seat: message.seat, reaction: message.reaction })
        this.#settle(message.ref, null)
        break
      case 'refused':
        this.#refused(message)
        break
    }
  }

  /** A seat's new reaction takes the place of the one before. */
  #react(shown: Shown): void {
    this.reactions = [...this.reactions.filter((one) => one.seat !== shown.seat), shown]
    setTimeout(() => (this.reactions = this.reactions.filter((one) => one !== shown)), REACTION_STAYS)
  }

  #show(events: Event[], view: View, at: number, now: boolean): void {
    const happened = () => {
      this.#happened(events, view, at)
      this.#again()
    }
    this.pacer.show(happened, this.beat(events, view), now)
  }

  #happened(events: Event[], view: View, at: number): void {
    const fresh = events.filter((event) => event.index >= this.events.length)
    if (fresh.length) for (const hook of this.#hooks) hook(fresh, view)
    this.events = [...this.events, ...fresh]
    this.view = view
    this.at = at
  }

  #settle(ref: number, refusal: Refusal | null): void {
    const found = this.#waiting.findIndex((waiting) => waiting.ref === ref)
    if (found >= 0) this.#waiting.splice(found, 1)[0]!.done(refusal)
  }

  /** If somebody was quicker but our move is still allowed, it is sent again for the new index. */
  #refused(refusal: Refused): void {
    this.pacer.hurry()
    const waiting = this.#waiting.find((one) => one.ref === refusal.ref)
    if (refusal.error === 'stale' && waiting?.message.type === 'move' && ++waiting.tries <= TRIES) {
      const { move, at } = waiting.message
      // The server is still storing earlier events, which will arrive soon.
      if (this.at <= at) return void window.setTimeout(() => this.#refused(refusal), 60)
      const mine = this.view?.mine
      if (mine && [...mine.legal, ...mine.asides].some((legal) => alike(move, legal))) {
        waiting.message.at = this.at
        return this.#offer(waiting)
      }
    }
    // The stream ends now, and with the next one it is sent again.
    if (refusal.status === 503 && waiting && ++waiting.tries <= NOT_STORED) return
    this.#settle(refusal.ref, refusal)
  }

  /**
   * After a reconnect, once all missed events are known: what the server has not received is sent again, for the index
   * it was meant for. If somebody else has acted for us meanwhile, nothing is sent.
   */
  #again(): void {
    if (!this.#back || this.events.length < this.at) return
    this.#back = false
    const all = [...this.#waiting]
    const mine = (one: object) => 'seat' in one && one.seat === this.you?.seat
    const same = (event: Event, { message }: Waiting) => message.type === 'move' && alike(message.move, event.move)
    for (const waiting of all) {
      const { message } = waiting
      const settled =
        message.type === 'react' ||
        (message.type === 'say'
          ? this.#missedTalk.some((line) => mine(line) && line.text === message.text)
          : this.events.slice(message.at).some((event) => mine(event.move) && (same(event, waiting) || !all.some((other) => same(event, other)))))
      if (settled) this.#settle(waiting.ref, null)
      else this.#offer(waiting)
    }
  }
}

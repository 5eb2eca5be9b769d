/** A table at which this browser sits with none, one or several seats. */
import { api } from './api'
import { Coach } from './coach.svelte'
import type { Advice, Board } from '../state/board'
import { t } from '../text/i18n.svelte'
import { Link, type Hook, type Shown } from './link.svelte'
import { ignoredSeats } from '../state/ignored.svelte'
import { mine } from '../state/mine.svelte'
import type { Event, Move, Reaction, Refusal, TableInfo, TalkLine, View } from './wire'

export class Live implements Board {
  readonly replay = false
  /** Which of the seats on this device is being shown. */
  seat = $state<number | null>(null)
  /** Who has to tap before their cards are shown; null if nobody. */
  curtain = $state<number | null>(null)
  /** This browser has asked for the next game itself. */
  going = false
  seen = $state.raw<Board['seen']>(null)
  links = $state.raw<Map<number | null, Link>>(new Map())
  readonly coach = new Coach(() => ({ table: this.table, info: this.info, view: this.view, seat: this.seat, events: this.events, count: this.count, token: this.#own }))

  constructor(readonly table: string) {
    this.sitDown()
  }

  /** Opens a stream for each seat that this browser holds; without any, a spectator's. */
  sitDown(): void {
    const tokens = Object.entries(mine.of(this.table)?.tokens ?? {}).map(([seat, token]) => [Number(seat), token] as const)
    const links = new Map(this.links)
    for (const [seat, token] of tokens) if (!links.has(seat)) links.set(seat, new Link(this.table, token))
    if (tokens.length) {
      links.get(null)?.close()
      links.delete(null)
      if (this.seat === null || !links.has(this.seat)) this.seat = tokens[0]![0]
    } else if (!links.has(null)) links.set(null, new Link(this.table, null))
    this.links = links
    if (tokens.length > 1) this.curtain = this.seat
  }

  close(): void {
    for (const link of this.links.values()) link.close()
  }

  get link(): Link {
    return this.links.get(this.seat) ?? [...this.links.values()][0]!
  }
  get shared(): boolean {
    return this.links.size > 1
  }
  get ready(): boolean {
    return this.link.info !== null
  }
  get info(): TableInfo {
    return this.link.info!
  }
  get view(): View {
    return this.link.view!
  }
  get events(): Event[] {
    return this.link.events
  }
  get count(): number {
    return this.link.at
  }
  get talk(): TalkLine[] {
    return this.link.talk.filter((line) => !line.did && !ignoredSeats.at(this.table, line.seat))
  }
  get deeds(): TalkLine[] {
    return this.link.talk.filter((line) => line.did)
  }
  get names(): string[] {
    return this.info.seats.map((seat) => seat.name || t('seat-open'))
  }
  get still(): boolean {
    return this.seat === null || this.info.state === 'closed' || this.curtain !== null || (this.info.seats[this.seat]?.stands_in ?? false)
  }
  /** The token that may change seats, if this browser has it. */
  get host(): string | null {
    return mine.of(this.table)?.host ?? null
  }
  /** From when this browser may fill the seats and begin, by the server's clock; null if the host is here to do it. */
  get startFrom(): number | null {
    return this.host ? 0 : this.#token ? (this.info.guests_from ?? null) : null
  }
  /** From when this browser may let a bot play for another person; null if that cannot be told. */
  standInFrom(seat: number): number | null {
    const found = this.info.stand_ins?.find((one) => one.seat === seat)
    if (!found || this.links.has(seat) || !this.#token) return null
    return this.host ? found.host_from : found.guests_from
  }
  /** Those for whom others may let a bot play, now or soon; none for spectators. */
  get absent(): number[] {
    if (!this.#token) return []
    return (this.info.stand_ins ?? []).map(({ seat }) => seat).filter((seat) => !this.links.has(seat))
  }

  /** Lets the game's face set how long its steps are shown. */
  pacedBy(beat: Link['beat']): void {
    for (const link of this.links.values()) link.beat = beat
  }
  /** Ends the current beat. */
  hurry(): void {
    this.link.pacer.hurry()
  }

  before(hook: Hook): () => void {
    return this.link.before(hook)
  }
  /** A move that the coach asked about and that is not played after all is no refusal. */
  async play(move: Move): Promise<Refusal | null> {
    const { link } = this
    return (await this.coach.mayPlay(move)) ? link.play(move) : null
  }
  get advice(): Advice | null {
    return this.coach.advice
  }

  /** Wishes for the coach, or no longer, for all who play on this device. */
  async wish(on: boolean): Promise<void> {
    for (const token of Object.values(mine.of(this.table)?.tokens ?? {})) await api.coach(this.table, token, on)
  }
  say(text: string): Promise<Refusal | null> {
    return this.link.say(text)
  }
  react(reaction: Reaction): Promise<Refusal | null> {
    return this.link.react(reaction)
  }
  get reactions(): Shown[] {
    return this.link.reactions.filter((one) => !ignoredSeats.at(this.table, one.seat))
  }
  /** Whether I may react now, and somebody else is there to see it. */
  get mayReact(): boolean {
    return this.seat !== null && this.info.reactions && this.info.seats.some((one) => one.kind === 'person' && !this.links.has(one.seat))
  }

  /** On a shared device: hides the cards when another person's turn has come. */
  passOn(acting: number[]): void {
    if (!this.shared || this.seat === null || this.curtain !== null) return
    if (acting.includes(this.seat)) return
    const next = acting.find((seat) => this.links.has(seat) && !this.info.seats[seat]?.stands_in)
    if (next !== undefined) this.curtain = next
  }

  lift(): void {
    if (this.curtain !== null) this.seat = this.curtain
    this.curtain = null
  }

  /** The token of the seat that is shown. */
  get #own(): string | null {
    return this.seat === null ? null : (mine.of(this.table)?.tokens[this.seat] ?? null)
  }

  /** Sets the bots' pace; null if this browser may not change it. */
  get pace(): number | null {
    return this.#token && this.info.state === 'running' ? this.info.pace : null
  }
  async setPace(pace: number): Promise<void> {
    if (this.#token) await api.changePace(this.table, this.#token, pace)
  }
  /** The host's token, or one that may act for a host who is away. */
  get #token(): string | null {
    return this.host ?? Object.values(mine.of(this.table)?.tokens ?? {})[0] ?? null
  }

  /** Puts a bot in for a seat, or gives the seat back. */
  async stand(seat: number, how: 'bot' | 'person', bot?: string): Promise<void> {
    const token = mine.of(this.table)?.tokens[seat] ?? this.#token
    if (token) await api.changeSeat(this.table, token, seat, how, bot)
  }
  /** Fills the open seats with bots, and begins. */
  async start(bot?: string): Promise<void> {
    if (this.#token) await api.start(this.table, this.#token, bot)
  }
}

/** What the table shows. How a round ends is seen step by step before the next one: the last act, who won it, then the roll. */
import { PACES } from '$lib/motion/pace'
import { t } from '$lib/text/i18n.svelte'
import { calm } from '$lib/state/settings.svelte'
import type { Board, Event, News, RaiseView } from './wire'
import { say } from './words'

type Won = Extract<News, { news: 'round-won' }>
type Aside = Extract<News, { news: 'set-aside' }>

export type Moment = { won: Won | null; aside: Aside | null; round: number }

const LONG = 2100
const QUICK = 850 // in a replay
const MISSED = 60 // this many events at once mean a return to the table, not a step
/** Until the round's last act has been seen: cards and stones travel for less than half a second, then a beat. */
const TRAVEL = 640
const TURN_UP = 900
const LEAVE = 330

export class Stage {
  view = $state.raw<RaiseView>() as RaiseView
  moment = $state.raw<Moment | null>(null)
  /** The act that ended the round is still being animated. */
  settling = $state(false)
  /** The first cards are being turned up. */
  flipping = $state(false)
  #coming: RaiseView | null = null
  #announced = false
  /** What is shown when the round's last act has been seen, and after how many events that was. */
  #next: Moment | null = null
  #count = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #flip: ReturnType<typeof setTimeout> | undefined

  constructor(readonly board: Board) {
    this.view = board.view
  }

  /** Nothing can be done yet: the finished round is still shown. */
  get busy(): boolean {
    return this.settling || this.moment !== null
  }

  /** For players the end of a round stays as long as they like, unless the pace is quick; otherwise it continues by itself. */
  get waits(): boolean {
    const { replay, still, info, objects } = this.board
    return !replay && !still && !objects && info.pace >= PACES.usual
  }

  /** What is about to happen: called before the view changes. */
  coming(events: Event[]): void {
    this.#announced = true
    if (this.board.replay) this.go()
    if (events.length > MISSED) return
    const news = events.flatMap((event) => event.news)
    const turnsUp = news.some((one) => one.news === 'turned-up')
    if (turnsUp) {
      this.flipping = true
      clearTimeout(this.#flip)
      this.#flip = setTimeout(() => (this.flipping = false), 600)
    }
    const end = events.findLastIndex((event) => event.news.some((one) => one.news === 'round-won' || one.news === 'set-aside'))
    if (end < 0) return
    const before = this.#coming ?? this.view
    const won = news.findLast((one): one is Won => one.news === 'round-won') ?? null
    const aside = news.findLast((one): one is Aside => one.news === 'set-aside') ?? null
    const moment = { won, aside, round: before.public.round }
    this.#coming = null
    this.view = after(before, events.slice(0, end + 1))
    this.moment = null
    this.settling = true
    this.#next = moment
    this.#count = events[end]!.index + 1
    this.#say(say(events[end]!, this.board.names, this.board.replay ? null : this.board.seat, []) ?? '')
    const raised = news.some((one) => one.news === 'raised')
    this.#wait(calm() || aside ? 0 : turnsUp ? TURN_UP : raised ? TRAVEL : LEAVE, () => this.#open())
  }

  show(view: RaiseView): void {
    this.#coming = view
    if (!this.busy || !this.#announced) this.go()
    this.#announced = false
  }

  /** On to what comes next, on a tap. A pending end of a round is shown before the next round. */
  go(): void {
    clearTimeout(this.#timer)
    if (this.settling && this.waits) return this.#open()
    this.settling = false
    this.moment = null
    if (this.#coming) this.view = this.#coming
    this.#coming = null
    this.board.seen = null
  }

  close(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#flip)
    this.board.seen = null
  }

  #open(): void {
    this.settling = false
    this.moment = this.#next
    const { won = null, aside = null } = this.moment ?? {}
    const me = this.board.replay ? null : this.board.seat
    if (won) this.#say(t('raise-log-won', { name: this.board.names[won.seat] ?? '', you: won.seat === me ? 'yes' : 'no', points: won.points }))
    else if (aside) this.#say(t('raise-log-set-aside', { point: aside.point_card }))
    if (!this.waits) this.#wait(this.board.replay ? QUICK : LONG, () => this.go())
  }

  #say(sentence: string): void {
    const key = this.moment && this.waits ? t('raise-moment-key') : ''
    this.board.seen = { view: this.view, sentence, count: this.#count, key }
  }

  #wait(long: number, then: () => void): void {
    clearTimeout(this.#timer)
    if (long) this.#timer = setTimeout(then, long)
    else then()
  }
}

const sum = (cards: { points: number }[]) => cards.reduce((total, card) => total + card.points, 0)

function less<T extends { card: string }>(hand: T[], laid: { card: string }[]): T[] {
  const left = [...hand]
  for (const { card } of laid) left.splice(left.findIndex((held) => held.card === card) >>> 0, 1)
  return left
}

/** The same table after these acts, as the news tells them; nobody can do anything there. */
function after(view: RaiseView, events: Event[]): RaiseView {
  let all = { ...view.public, acting: [] as number[] }
  let mine = view.mine && { ...view.mine, legal: [], asides: [], raises: [], chosen: null, may_take_back: false }
  const lay = (seat: number, cards: (typeof all.pot.cards)[number]['card'][]) => {
    all = {
      ...all,
      pot: { ...all.pot, cards: [...all.pot.cards, ...cards.map((card) => ({ seat, card }))], points: all.pot.points + sum(cards) },
      players: all.players.map((player) => (player.seat === seat ? { ...player, hand_count: player.hand_count - cards.length, has_chosen: false } : player)),
    }
    if (mine?.seat === seat) mine = { ...mine, hand: less(mine.hand, cards) }
  }
  for (const { move, news } of events) {
    if ('pass' in move) {
      const seat = move.seat
      const players = all.players.map((player) => (player.seat === seat ? { ...player, passed: true, in_round: false } : player))
      all = { ...all, players, stones: all.stones.filter((stone) => stone.seat !== seat) }
    }
    for (const one of news) {
      if (one.news === 'turned-up') {
        for (const { seat, card } of one.cards) lay(seat, [card])
        all = { ...all, phase: 'raise', revealed: one.cards, stones: one.stones }
      } else if (one.news === 'raised') {
        lay(one.seat, one.cards)
        all = { ...all, stones: one.stones }
      }
    }
  }
  return { ...view, public: all, mine }
}

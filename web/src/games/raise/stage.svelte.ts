/** What the table shows. A round that has just been won is seen for a moment before the next roll. */
import type { Event, News, RaiseView } from '$lib/wire'

type Won = Extract<News, { news: 'round-won' }>
type Aside = Extract<News, { news: 'set-aside' }>

export type Moment = { won: Won | null; aside: Aside | null; round: number }

const LONG = 2100
const QUICK = 850 // in a replay
const MISSED = 60 // so many events at once are a return to the table, not a step of it

export class Stage {
  view = $state.raw<RaiseView>() as RaiseView
  moment = $state.raw<Moment | null>(null)
  /** The first cards are being turned up. */
  flipping = $state(false)
  #coming: RaiseView | null = null
  #announced = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #flip: ReturnType<typeof setTimeout> | undefined

  constructor(
    view: RaiseView,
    readonly replayed: boolean,
  ) {
    this.view = view
  }

  /** What is about to happen: called before the view changes. */
  coming(events: Event[]): void {
    this.#announced = true
    if (this.replayed) this.go()
    if (events.length > MISSED) return
    const news = events.flatMap((event) => event.news)
    if (news.some((one) => one.news === 'turned-up')) {
      this.flipping = true
      clearTimeout(this.#flip)
      this.#flip = setTimeout(() => (this.flipping = false), 600)
    }
    const won = news.findLast((one): one is Won => one.news === 'round-won') ?? null
    const aside = news.findLast((one): one is Aside => one.news === 'set-aside') ?? null
    if (!won && !aside) return
    this.moment = { won, aside, round: this.view.public.round }
    const passed = events.flatMap((event) => ('pass' in event.move ? [event.move.seat] : []))
    if (passed.length) this.view = without(this.view, passed)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.go(), this.replayed ? QUICK : LONG)
  }

  show(view: RaiseView): void {
    this.#coming = view
    if (!this.moment || !this.#announced || view.public.phase === 'over') this.go()
    this.#announced = false
  }

  /** On to the next round; whoever cannot wait taps. */
  go(): void {
    clearTimeout(this.#timer)
    this.moment = null
    if (this.#coming) this.view = this.#coming
    this.#coming = null
  }

  close(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#flip)
  }
}

/** The same table after somebody has taken their stone off. */
function without(view: RaiseView, seats: number[]): RaiseView {
  const all = view.public
  return {
    ...view,
    public: {
      ...all,
      acting: [],
      stones: all.stones.filter((stone) => !seats.includes(stone.seat)),
      players: all.players.map((player) => (seats.includes(player.seat) ? { ...player, passed: true, in_round: false } : player)),
    },
  }
}

/** The server's types by name. A game's own messages are described in its folder in `games/`. */
import type { components } from './schema'

type Schemas = components['schemas']
export type Tagged<T, K extends string, V extends string> = Omit<T, K> & { [key in K]: V }

export type TableInfo = Schemas['TableInfo'] & { daily?: string | null; deal_of?: string | null }
export type SeatInfo = Schemas['SeatInfo']
export type You = Schemas['You']
export type TalkLine = Schemas['TalkLine']
export type BotInfo = Schemas['BotInfo']
export type OptionInfo = Schemas['OptionInfo']
export type GameInfo = Schemas['GameInfo']
export type Created = Schemas['Created']
export type Position = Omit<Schemas['Position'], 'view'> & { view: View | null }
export type LessonInfo = Omit<Schemas['LessonInfo'], 'steps'> & { steps: LessonStep[] }
export type LessonStep = Omit<Schemas['LessonStep'], 'wants'> & { wants: Move[] }
export type Replay = { table: TableInfo; steps: Step[] }
export type Step = { game: string; events: Event[]; at: number; public: View['public']; mine: (View['mine'] | null)[] }
/** All chance moves of a finished game: what could fall, with weights. */
export type Fairness = { falls: { at: number; stream: string; outcomes: [SeenMove, number][] }[] }
/** Drafted by hand until the server describes them. */
export type GameLine = Record<string, unknown>
export type MyGame = {
  table: string
  seat: number
  game: string
  options: GameLine
  players: number
  bots: string[]
  people: number
  ended: number | null
  result: GameLine | null
  outcome: number | null
  accuracy: number | null
  luck: number | null
  choice: number | null
  coached: boolean
  daily: string | null
  practice: boolean
  deal_of: string | null
}
export type Me = { since: number; games: MyGame[]; more: boolean }
export type DailyPar = { level: string; games: number; share: number; mean: number; results: number[] }
export type DailyYou = {
  table: string
  state: 'waiting' | 'running' | 'over'
  outcome: number | null
  result: GameLine | null
  figure: number | null
  counts: boolean
  better_than_bots: number | null
  better_than_people: number | null
  streak: number
}
export type DailyGame = {
  game: string
  options: GameLine
  seats: number
  bots: string[]
  figure: string
  more: boolean
  commitment: string
  secret: string | null
  par: DailyPar | null
  people: { count: number; results: number[] }
  you: DailyYou | null
}
export type Daily = { day: string; ends: number; games: DailyGame[] }
export type CalendarDay = { day: string; game: string; table: string; result: GameLine; outcome: number; figure: number }
export type Calendar = { today: string; since: string; days: CalendarDay[]; streaks: { game: string; now: number; longest: number }[] }
export type DailyTable = Created & { day: string; counts: boolean }
export type DealPlay = { table: string; name: string; seat: number; at: number; outcome: number | null; result: GameLine | null; replay: boolean }
export type Deal = { origin: string; same: 'all' | 'piles'; played: DealPlay[] }
export type Contribution = Schemas['Contribution']
/** `key` and `values` are its text; `reason` is English; `rule` is the paragraph that forbids it, if any. */
export type Refusal = { error: string; reason: string; key: string; values?: Record<string, string | number>; rule?: string | null }
// Fields with defaults are not optional in the generated types.
export type WantedSeat = Pick<Schemas['WantedSeat'], 'kind'> & Partial<Schemas['WantedSeat']>
export type AskTable = { game: string; seats: WantedSeat[]; options: Record<string, unknown>; pace?: number; spectators?: boolean; talk_seen?: boolean; contribution?: string }

/** An act of any game: what is done, and with what. */
export type Move = { [key: string]: unknown }
/** A journal entry. Chance has no seat; of what this seat may not see, only `hidden` says what kind it was. */
export type SeenMove = { seat?: number; hidden?: string; [key: string]: unknown }
/** What a move meant beyond the move itself. */
export type News = { news: string; [key: string]: unknown }
export type Event = { index: number; move: SeenMove; news: News[] }

/** By seat: everybody's points, and who has won; where all play together, that is everybody or nobody. */
export type Result = { scores: number[]; winners: number[]; [key: string]: unknown }
/** A table as a seat sees it. */
export type View = {
  game: string
  public: { acting: number[]; result: Result | null; [key: string]: unknown }
  mine: { seat: number; legal: Move[]; asides: Move[]; may_take_back: boolean; [key: string]: unknown } | null
}

export type ServerMessage =
  | (Omit<Tagged<Schemas['Welcome'], 'type', 'welcome'>, 'view'> & { view: View | null })
  | { type: 'events'; events: Event[]; at: number; view: View | null; ref: number }
  | Tagged<Schemas['TableChanged'], 'type', 'table'>
  | Tagged<Schemas['Talked'], 'type', 'talk'>
  | Tagged<Schemas['RefusedMessage'], 'type', 'refused'>
  | { type: 'pong' }

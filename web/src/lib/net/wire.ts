/** The server's types by name. A game's own messages are described in its folder in `games/`. */
import type { components } from './schema'

type Schemas = components['schemas']
export type Tagged<T, K extends string, V extends string> = Omit<T, K> & { [key in K]: V }

export type TableInfo = Schemas['TableInfo']
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
/** A game's result or options, as a record has them. */
export type GameLine = Record<string, unknown>
export type MyGame = Schemas['MyGame']
export type Me = Schemas['Me']
export type Running = Schemas['Running']
export type RunningGame = Schemas['RunningGame']
export type Daily = Schemas['Daily']
export type DailyGame = Schemas['DailyGame']
export type DailyPar = Schemas['DailyPar']
export type DailyYou = Schemas['DailyYou']
export type Calendar = Schemas['Calendar']
export type DailyTable = Schemas['DailyTable']
export type Deal = Schemas['Deal']
export type DealPlay = Schemas['DealPlay']
export type LobbyList = Schemas['LobbyList']
export type LobbyTable = Schemas['LobbyTable']
export type Invitation = Schemas['Invitation']
export type FoundGame = Schemas['FoundGame']
export type KnownPerson = Schemas['KnownPerson']
export type Ignored = Schemas['Ignored']
export type Reaction = Schemas['Reacted']['reaction']
export type Evening = Schemas['Evening']
export type Contribution = Schemas['Contribution']
/** `key` and `values` are its text; `reason` is English; `rule` is the paragraph that forbids it, if any. */
export type Refusal = { error: string; reason: string; key: string; values?: Record<string, string | number>; rule?: string | null }
// Fields with defaults are not optional in the generated types.
export type WantedSeat = Pick<Schemas['WantedSeat'], 'kind'> & Partial<Schemas['WantedSeat']>
export type AskTable = { game: string; seats: WantedSeat[]; options: Record<string, unknown>; pace?: number; spectators?: boolean; talk_seen?: boolean; coach?: boolean; turn_time?: TableInfo['turn_time']; overdue?: TableInfo['overdue']; public?: boolean; language?: string; contribution?: string }

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
  | Tagged<Schemas['Reacted'], 'type', 'reaction'>
  | Tagged<Schemas['RefusedMessage'], 'type', 'refused'>
  | { type: 'pong' }

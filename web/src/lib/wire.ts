/** The server's types, by their names. */
import type { components } from './schema'

type Schemas = components['schemas']
type Tagged<T, K extends string, V extends string> = Omit<T, K> & { [key in K]: V }

export type TableInfo = Schemas['TableInfo']
export type SeatInfo = Schemas['SeatInfo']
export type You = Schemas['You']
export type Move = Schemas['Move']
export type SeenMove = Schemas['SeenMove']
export type TalkLine = Schemas['TalkLine']
export type GameInfo = Schemas['GameInfo']
export type BotInfo = Schemas['BotInfo']
export type OptionInfo = Schemas['OptionInfo']
export type Created = Schemas['Created']
export type Position = Schemas['Position']
export type LessonInfo = Schemas['LessonInfo']
export type LessonStep = Schemas['LessonStep']
export type Replay = { table: TableInfo; steps: Step[] }
export type Step = { game: View['game']; events: Event[]; at: number; public: View['public']; mine: (View['mine'] | null)[] }
export type Contribution = Schemas['Contribution']
/** `key` and `values` are its text; `reason` is English; `rule` names a paragraph of the rules, where one forbids it. */
export type Refusal = { error: string; reason: string; key: string; values?: Record<string, string | number>; rule?: string | null }
// What may be left out of a request is not optional in the generated types.
export type WantedSeat = Pick<Schemas['WantedSeat'], 'kind'> & Partial<Schemas['WantedSeat']>
export type AskTable = { game: string; seats: WantedSeat[]; options: Record<string, unknown>; pace?: number; spectators?: boolean; talk_seen?: boolean; contribution?: string }

export type TheGameView = Tagged<Schemas['TheGameView'], 'game', 'the-game'>
export type TheGamePublic = Schemas['TheGamePublic']
export type TheGameMine = Schemas['TheGameMine']
export type Pile = Schemas['Pile']
export type PileName = Pile['pile']
export type HandCard = Schemas['HandCard']
export type RaiseView = Tagged<Schemas['RaiseView'], 'game', 'raise'>
export type View = TheGameView | RaiseView

export type News =
  | Tagged<Schemas['Laid'], 'news', 'laid'>
  | Tagged<Schemas['TurnedUp'], 'news', 'turned-up'>
  | Tagged<Schemas['Raised'], 'news', 'raised'>
  | Tagged<Schemas['RoundWon'], 'news', 'round-won'>
  | Tagged<Schemas['SetAside'], 'news', 'set-aside'>
  | Tagged<Schemas['TakenBack'], 'news', 'taken-back'>
export type Event = { index: number; move: SeenMove; news: News[] }

export type ServerMessage =
  | (Tagged<Schemas['Welcome'], 'type', 'welcome'> & { view: View | null })
  | { type: 'events'; events: Event[]; at: number; view: View | null; ref: number }
  | Tagged<Schemas['TableChanged'], 'type', 'table'>
  | Tagged<Schemas['Talked'], 'type', 'talk'>
  | Tagged<Schemas['RefusedMessage'], 'type', 'refused'>
  | { type: 'pong' }

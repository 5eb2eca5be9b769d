/** RAISE's messages. */
import type { Board as AnyBoard } from '$lib/state/board'
import type { components } from '$lib/net/schema'
import type { Tagged } from '$lib/net/wire'

type Schemas = components['schemas']

export type RaiseView = { game: string; public: Schemas['RaisePublic']; mine: (Omit<Schemas['RaiseMine'], 'legal' | 'asides'> & { legal: Move[]; asides: Move[] }) | null }
export type Move = Schemas['RaiseChoose'] | Schemas['RaiseRaiseBy'] | Schemas['RaisePass'] | Schemas['TakeBack']
type SeenMove =
  | Schemas['SeenRaiseChoose']
  | Schemas['SeenRaiseRaiseBy']
  | Schemas['SeenRaisePass']
  | Schemas['SeenTakeBack']
  | Schemas['RaiseDeal']
  | Schemas['RaiseStarter']
  | Schemas['RaisePoint']
  | Schemas['RaiseDie']
  | Schemas['Hidden']
export type News =
  | Tagged<Schemas['TurnedUp'], 'news', 'turned-up'>
  | Tagged<Schemas['Raised'], 'news', 'raised'>
  | Tagged<Schemas['RoundWon'], 'news', 'round-won'>
  | Tagged<Schemas['SetAside'], 'news', 'set-aside'>
  | Tagged<Schemas['TakenBack'], 'news', 'taken-back'>
export type Event = { index: number; move: SeenMove; news: News[] }
export type Board = AnyBoard<RaiseView, Event>

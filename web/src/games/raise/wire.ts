/** RAISE's messages. */
import type { Board as AnyBoard } from '$lib/board'
import type { components } from '$lib/schema'
import type { Tagged } from '$lib/wire'

type Schemas = components['schemas']

export type RaiseView = { game: string; public: Schemas['RaisePublic']; mine: (Omit<Schemas['RaiseMine'], 'legal' | 'asides'> & { legal: Move[]; asides: Move[] }) | null }
export type Move = Schemas['Choose'] | Schemas['RaiseBy'] | Schemas['Pass'] | Schemas['TakeBack']
type SeenMove =
  | Schemas['SeenChoose']
  | Schemas['SeenRaiseBy']
  | Schemas['SeenPass']
  | Schemas['SeenTakeBack']
  | Schemas['Deal']
  | Schemas['Starter']
  | Schemas['Point']
  | Schemas['Roll']
  | Schemas['Hidden']
export type News =
  | Tagged<Schemas['TurnedUp'], 'news', 'turned-up'>
  | Tagged<Schemas['Raised'], 'news', 'raised'>
  | Tagged<Schemas['RoundWon'], 'news', 'round-won'>
  | Tagged<Schemas['SetAside'], 'news', 'set-aside'>
  | Tagged<Schemas['TakenBack'], 'news', 'taken-back'>
export type Event = { index: number; move: SeenMove; news: News[] }
export type Board = AnyBoard<RaiseView, Event>

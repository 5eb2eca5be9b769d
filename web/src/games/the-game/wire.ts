/** THE GAME's messages. */
import type { Board as AnyBoard } from '$lib/state/board'
import type { components } from '$lib/net/schema'
import type { Tagged } from '$lib/net/wire'

type Schemas = components['schemas']

export type TheGameView = { game: string; public: Schemas['TheGamePublic']; mine: (Omit<Schemas['TheGameMine'], 'legal' | 'asides'> & { legal: Move[]; asides: Move[] }) | null }
export type Pile = Schemas['Pile']
export type PileName = Pile['pile']
export type HandCard = Schemas['HandCard']
export type Move = Schemas['TheGameClaim'] | Schemas['TheGamePlay'] | Schemas['TheGameEnd'] | Schemas['TheGameSignal'] | Schemas['TakeBack']
type SeenMove =
  | Schemas['SeenTheGameClaim']
  | Schemas['SeenTheGamePlay']
  | Schemas['SeenTheGameEnd']
  | Schemas['SeenTheGameSignal']
  | Schemas['SeenTakeBack']
  | Schemas['TheGameDeal']
  | Schemas['TheGameStart']
  | Schemas['Hidden']
export type News = Tagged<Schemas['Laid'], 'news', 'laid'> | Tagged<Schemas['TakenBack'], 'news', 'taken-back'>
export type Event = { index: number; move: SeenMove; news: News[] }
export type Board = AnyBoard<TheGameView, Event>

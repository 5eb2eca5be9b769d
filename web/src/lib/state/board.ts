/** What a game's table needs to draw itself: the same for a running game and for a replay. */
import type { Hook } from '../net/link.svelte'
import type { Event, Move, Refusal, TableInfo, TalkLine, View } from '../net/wire'

/** Whether a seat's person is not connected. A replay knows who played, not who is here now. */
export const isAway = ({ info, replay }: Pick<Board, 'info' | 'replay'>, seat: number): boolean => {
  const { kind, stands_in, connected } = info.seats[seat]!
  return !replay && kind === 'person' && !stands_in && !connected
}

/** A turn to be drawn on the table for whoever looks at it: what would have been better, or the coach's hint. */
export type Advice = { acts: Move[] }

/** `V` and `E` are the views and events of the game at hand. */
export interface Board<V = View, E = Event> {
  readonly info: TableInfo
  readonly view: V
  /** The viewer's seat; null is a spectator. */
  readonly seat: number | null
  readonly names: string[]
  readonly events: E[]
  /** How many events there are by now; `events` may still be on their way. */
  readonly count: number
  readonly talk: TalkLine[]
  /** What guests have done in the place of a host who was away. */
  readonly deeds?: TalkLine[]
  /** Past view shown until its animation ends: the table after `count` events, what is said about it, and which key goes on. */
  seen: { view: V; sentence: string; count: number; key: string } | null
  /** Nothing can be done here: a replay, a spectator, a curtain, a lost connection. */
  readonly still: boolean
  /** Whether this is a replay. */
  readonly replay: boolean
  readonly advice?: Advice | null
  /** Ends a beat: everything pending is shown at once. */
  hurry?(): void
  before(hook: Hook<V, E>): () => void
  /** In a lesson: whether this legal move is not the one asked for; the coach then says so. */
  objects?(move: Move): boolean
  play(move: Move): Promise<Refusal | null>
  say(text: string): Promise<Refusal | null>
}

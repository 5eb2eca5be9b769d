/** The games' faces. A folder here with an `index.ts` that exports a `GameFace`, and an `about.ts`, is all a game needs. */
import type { Component, Snippet } from 'svelte'
import type { Board } from '$lib/state/board'
import type { Follower } from '$lib/net/fair'
import { maybe, t } from '$lib/text/i18n.svelte'
import type { Tip } from '$lib/state/tips.svelte'
import type { Mine } from '$lib/state/mine.svelte'
import type { Beat } from '$lib/motion/pace'
import { gameInfo } from '$lib/net/tables'
import type { Line } from '$lib/text/tale'
import type { Event, Move, View } from '$lib/net/wire'

export type KeyLine = { keys: string[]; does: string }

/** What somebody shows of themselves: an icon, whether it is good news, and the same in words. */
export type Mark = { icon: 'trouble' | 'fine'; good: boolean; words: string }

/** What the coach of a game's lesson needs to know of its table. */
export type LessonFace<V extends View = View> = {
  /** CSS selectors for a word of a lesson's `at`, such as `card 3`; the first of them that is visible is meant. */
  spots: Record<string, (name: string) => string[]>
  /** Words of `at` that mean all the elements found, not only the first. */
  all?: string[]
  /** Lies over the corners of what is pointed at; no frame may strike through it. */
  unstruck?: string
  /** Selectors of what the coach had better not cover, each with how much it matters; `waiting`: the others act. */
  uncovered: (waiting: boolean) => Record<string, number>
  /** Kinds of hidden moves that are chance, not acts. */
  chance?: string[]
  /** The keys that make this move. */
  keys: (move: Move, view: V) => string
  /** Whether a move like this gets the rules' own reason when it is not legal, rather than the coach's word. */
  explained?: (move: Move) => boolean
  /** What the player is offered when only the wanted moves are; unless told, `legal` and `asides` are filtered. */
  narrowed?: (mine: NonNullable<V['mine']>, wanted: (move: Move) => boolean) => NonNullable<V['mine']>
}

/** `V` and `E` are the game's own views and events. */
export type GameFace<V extends View = View, E extends Event = Event> = {
  /** The table itself, between the frame's header and the lower edge. */
  Table: Component<{ board: Board<V, E> }>
  /** How it came out, for the result page; `acts` is what can be done next, and comes right after the news. */
  Result: Component<{ board: Board<V, E>; acts: Snippet }>
  /** An event in words, for the log and the live region; null where there is nothing to say. `events` is all that happened. */
  say: (event: E, names: string[], me: number | null, events: E[]) => string | null
  /** How a line of the log is set, where it differs from the usual. */
  line?: (event: E) => Partial<Omit<Line, 'text'>>
  /** Remarks besides the game, which the log tells in one line a person. */
  aside?: { is: (event: E) => boolean; say: (run: E[], names: string[], me: number | null) => string }
  /** The card that this event brings to my hand, by its name. */
  drawn?: (event: E, me: number | null) => string | null
  /** The latest events in one short line: what happened since I last looked. */
  recap?: (events: E[], names: string[], me: number | null) => string
  /** One sentence: whose turn, what I may do now. */
  status: (board: Board<V, E>) => string
  /** What the seat has to show in the header's chip, cards or points: one short text. */
  chip: (view: V, seat: number) => string
  /** The same drawn, where figures say it better; `chip` is then only spoken. */
  Chip?: Component<{ view: V; seat: number }>
  /** What the seat shows of itself, beside its chip. */
  mark?: (view: V, seat: number) => Mark | null
  /** How long a step is looked at: a beat before it, and until the next one; seconds at the usual pace. */
  beat?: (events: E[], view: V) => Beat
  /** Worth looking at for longer: a round that was won. */
  highlight?: (event: E) => boolean
  /** How many seconds the table is still looked at when the game is over; 1.5 unless told. */
  lingers?: (view: V) => number
  /** What the list of finished games needs: arguments for the text `<game>-brief`. */
  brief: (view: V, me: number | null) => Record<string, string | number>
  keys: () => KeyLine[]
  /** What is told in somebody's first games, one at a time, the first that fits. */
  tips?: Tip<V, E>[]
  /** What is good to have at hand while playing: one button and the key I away. */
  overview?: { title: () => string; Card: Component<{ board: Board<V, E> }> }
  /** The paragraph that says why nothing can be written at this table. */
  silence?: string
  lesson?: LessonFace<V>
  /** Follows the game's chance, so that a deal can be checked. */
  follower: (options: Record<string, unknown>, players: number, table: string) => Follower<E> | Promise<Follower<E>>
}

const found = import.meta.glob<{ default: GameFace }>('./*/index.ts')

/** The game's own face, or the plain one with the game's own words. */
export async function face(game: string): Promise<GameFace> {
  const load = found[`./${game}/index.ts`]
  if (load) return (await load()).default
  const [{ plain }] = await Promise.all([import('../table/plain'), gameInfo(game)])
  return plain(game)
}

/** What the list on the home page says about a finished game. */
export function resultLine(table: Mine): string {
  const brief = table.result as Record<string, string | number> | null
  if (!brief) return t('home-finished-one')
  return maybe(`${table.game}-brief`, brief) ?? t('plain-brief', brief)
}

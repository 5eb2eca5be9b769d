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

/** A seat's status: an icon, whether it is good news, and the same in words. */
export type Mark = { icon: 'trouble' | 'fine'; good: boolean; words: string }

/** What the coach of a lesson needs to know about the game's table. */
export type LessonFace<V extends View = View> = {
  /** CSS selectors for a term of a lesson's `at`, such as `card 3`; the first visible one is used. */
  spots: Record<string, (name: string) => string[]>
  /** Terms of `at` that mean all elements found, not only the first. */
  all?: string[]
  /** Elements that overlap the corners of what is pointed at; the frame must not cross them. */
  unstruck?: string
  /** Selectors of what the coach should not cover, with weights; `waiting`: the others act. */
  uncovered: (waiting: boolean) => Record<string, number>
  /** Kinds of hidden moves that are chance, not acts. */
  chance?: string[]
  /** The keyboard keys for this move. */
  keys: (move: Move, view: V) => string
  /** Whether an illegal move of this kind is explained by the rules' own reason, not by the coach. */
  explained?: (move: Move) => boolean
  /** The view with only the wanted moves on offer; by default, `legal` and `asides` are filtered. */
  narrowed?: (mine: NonNullable<V['mine']>, wanted: (move: Move) => boolean) => NonNullable<V['mine']>
}

/** What a review needs beyond the table, which draws `board.advice` itself. */
export type ReviewFace<V extends View = View> = {
  /** A turn in words, one text per act; `view` is the table before it. */
  words: (acts: Move[], view: V, names: string[]) => string[]
  /** What the seat of this view holds. */
  Hand: Component<{ view: V }>
}

/** `V` and `E` are the game's own views and events. */
export type GameFace<V extends View = View, E extends Event = Event> = {
  /** The table itself, between the frame's header and the lower edge. */
  Table: Component<{ board: Board<V, E> }>
  /** The outcome, for the result page; `acts` is what can be done next, right after the outcome. */
  Result: Component<{ board: Board<V, E>; acts: Snippet }>
  /** An event in words, for the log and the live region; null if there is nothing to say. `events` is the whole history. */
  say: (event: E, names: string[], me: number | null, events: E[]) => string | null
  /** The style of a log line, if it differs from the default. */
  line?: (event: E) => Partial<Omit<Line, 'text'>>
  /** Asides, which the log shows as one line per person. */
  aside?: { is: (event: E) => boolean; say: (run: E[], names: string[], me: number | null) => string }
  /** The card that this event brings to my hand, by its name. */
  drawn?: (event: E, me: number | null) => string | null
  /** The latest events in one short line: what happened since I last looked. */
  recap?: (events: E[], names: string[], me: number | null) => string
  /** One sentence: whose turn, what I may do now. */
  status: (board: Board<V, E>) => string
  /** The seat's cards or points for its chip in the header: one short text. */
  chip: (view: V, seat: number) => string
  /** The same as a drawing; `chip` is then only for screen readers. */
  Chip?: Component<{ view: V; seat: number }>
  /** The seat's status, beside its chip. */
  mark?: (view: V, seat: number) => Mark | null
  /** Pauses around a step: before it, and until the next one; in seconds at the default pace. */
  beat?: (events: E[], view: V) => Beat
  /** Whether to show it for longer, such as a round that was won. */
  highlight?: (event: E) => boolean
  /** How many seconds the table is still shown after the end of the game; 1.5 by default. */
  lingers?: (view: V) => number
  /** What the list of finished games needs: arguments for the text `<game>-brief`. */
  brief: (view: V, me: number | null) => Record<string, string | number>
  keys: () => KeyLine[]
  /** Tips for a player's first games, one at a time, the first that fits. */
  tips?: Tip<V, E>[]
  /** Reference for use while playing, opened by a button or the key I. */
  overview?: { title: () => string; Card: Component<{ board: Board<V, E> }> }
  /** The paragraph that says why nothing can be written at this table. */
  silence?: string
  lesson?: LessonFace<V>
  review: ReviewFace<V>
  /** Follows the game's chance, so that a deal can be checked. */
  follower: (options: Record<string, unknown>, players: number, table: string) => Follower<E> | Promise<Follower<E>>
}

const found = import.meta.glob<{ default: GameFace }>('./*/index.ts')

/** The game's own face, or the plain one with the game's own texts. */
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

/** The games' faces. A folder here with an `index.ts` that exports a `GameFace` is all a game needs. */
import type { Component, Snippet } from 'svelte'
import type { Board } from '$lib/board'
import { maybe, t } from '$lib/i18n.svelte'
import type { Beat } from '$lib/pace'
import type { Follower } from '$lib/fair'
import type { Tip } from '$lib/tips.svelte'
import type { Mine } from '$lib/mine.svelte'
import type { Event, View } from '$lib/wire'

export type KeyLine = { keys: string[]; does: string }

export type GameFace = {
  /** The table itself, between the frame's header and the lower edge. */
  Table: Component<{ board: Board }>
  /** How it came out, for the result page; `acts` is what can be done next, and comes right after the news. */
  Result: Component<{ board: Board; acts: Snippet }>
  /** An event in words, for the log and the live region; null where there is nothing to say. `events` is all that happened. */
  say: (event: Event, names: string[], me: number | null, events: Event[]) => string | null
  /** Remarks besides the game, which the log tells in one line a person. */
  aside?: { is: (event: Event) => boolean; say: (run: Event[], names: string[], me: number | null) => string }
  /** A card's name, as a deal spells it. */
  card: (card: string) => string
  /** The latest events in one short line: what happened since I last looked. */
  recap?: (events: Event[], names: string[], me: number | null) => string
  /** One sentence: whose turn, what I may do now. */
  status: (board: Board) => string
  /** The seats that have to act now. */
  acting: (view: View) => number[]
  /** Whether the seat has cards, points or signs to show in the header's chip: one short text. */
  chip: (view: View, seat: number) => string
  /** The same drawn, where figures say it better; `chip` is then only spoken. */
  Chip?: Component<{ view: View; seat: number }>
  /** How long a step is looked at: a beat before it, and until the next one; seconds at the usual pace. */
  beat?: (events: Event[], view: View) => Beat
  over: (view: View) => boolean
  /** How many seconds the table is still looked at when the game is over; 1.5 unless told. */
  lingers?: (view: View) => number
  /** What the list of finished games needs: arguments for the text `<game>-brief`. */
  brief: (view: View, me: number | null) => Record<string, string | number>
  keys: () => KeyLine[]
  /** What is told in somebody's first games, one at a time, the first that fits. */
  tips?: Tip[]
  /** What is good to have at hand while playing: one button and the key I away. */
  overview?: { title: () => string; Card: Component<{ board: Board }> }
  /** Follows the game's chance, so that a deal can be checked. */
  follower: (options: Record<string, unknown>, players: number) => Follower
}

const found = import.meta.glob<{ default: GameFace }>('./*/index.ts')

export async function face(game: string): Promise<GameFace> {
  const load = found[`./${game}/index.ts`]
  if (!load) throw new Error(`there is no table for ${game}`)
  return (await load()).default
}

/** What the list on the home page says about a finished game. */
export function resultLine(table: Mine): string {
  const brief = table.result as Record<string, string | number> | null
  return (brief && maybe(`${table.game}-brief`, brief)) ?? t('home-finished-one')
}

/** One-line tips for a player's first games: each disappears for good once followed or dismissed. */
import { keep, kept } from './keep'
import type { Board } from './board'
import type { Event, View } from '../net/wire'

/** `V` and `E` are the game's own views and events. */
export type Tip<V extends View = View, E extends Event = Event> = {
  /** Its text is `tip-<game>-<name>`. */
  name: string
  /** Whether it is useful now. */
  now: (board: Board<V, E>) => boolean
  /** Whether this, which I did or saw, shows that it is known. */
  known: (event: E, me: number) => boolean
}

const FIRST_GAMES = 3

class Tips {
  /** Tips that are done, as `<game>-<name>`. */
  gone = $state.raw(kept<string[]>('tips-gone', []))
  #tables = kept<Record<string, string[]>>('tips-tables', {})

  /** Whether this table is among the first of its game; it is counted from now on. */
  first(game: string, table: string): boolean {
    const seen = this.#tables[game] ?? []
    if (seen.includes(table)) return true
    if (seen.length >= FIRST_GAMES) return false
    this.#tables = { ...this.#tables, [game]: [...seen, table] }
    keep('tips-tables', this.#tables)
    return true
  }

  put(...names: string[]): void {
    const fresh = names.filter((name) => !this.gone.includes(name))
    if (!fresh.length) return
    this.gone = [...this.gone, ...fresh]
    keep('tips-gone', this.gone)
  }
}

export const tips = new Tips()

/** The progress of this browser's lessons. */
import { api } from '$lib/net/api'
import { keep, kept } from '$lib/state/keep'
import { mine } from '$lib/state/mine.svelte'
import { nameFor } from '$lib/net/tables'

export type Progress = { table: string; step: number; done: boolean }

let all = $state<Record<string, Progress>>(kept('lessons', {}))

addEventListener('storage', (event) => {
  if (event.key === 'stammtisch.lessons') all = kept('lessons', {})
})

export const lessons = {
  of(game: string): Progress | undefined {
    return all[game]
  },
  /** Begun and not finished, at a table whose seat this browser still holds. */
  open(game: string): Progress | undefined {
    const progress = all[game]
    return progress && !progress.done && mine.of(progress.table) ? progress : undefined
  },
  put(game: string, progress: Progress): void {
    all = { ...all, [game]: progress }
    keep('lessons', all)
  },
}

/** A new table for a lesson; it stays out of the list of games until the lesson is finished. */
export async function begin(game: string): Promise<Progress> {
  const before = all[game]
  if (before && !before.done) mine.forget(before.table)
  const made = await api.teach({ game, name: nameFor(0) })
  const tokens = Object.fromEntries(made.seats.flatMap((seat) => (seat.token ? [[seat.seat, seat.token]] : [])))
  mine.put(made.table, { game, code: made.join, tokens, host: made.host, names: made.seats.map((seat) => seat.name), phase: 'running', lesson: true })
  const progress = { table: made.table, step: 0, done: false }
  lessons.put(game, progress)
  return progress
}

/** The lesson is over, the game goes on. */
export function finish(game: string, table: string, steps: number): void {
  lessons.put(game, { table, step: steps, done: true })
  mine.put(table, { lesson: false })
}

/** What the server keeps for a person, and the deals that many play. */
import { person } from '../state/person.svelte'
import { mine } from '../state/mine.svelte'
import { asked, at, call } from './api'
import { nameFor, seated } from './tables'
import type { Calendar, Created, Daily, DailyTable, Deal, Me } from './wire'

const day = (which: string | null) => (which ? `?day=${encodeURIComponent(which)}` : '')

export const own = {
  me: (before?: number) => call<Me>('GET', before === undefined ? '/me' : `/me?before=${before}`, null, undefined, person.shown),
  // Both also with *Keep my games* off: what was kept before is still one's own.
  exported: (): Promise<Blob> => asked('GET', '/me/export', null, undefined, person.key).then((answer) => answer.blob()),
  erase: () => call<unknown>('DELETE', '/me', null, undefined, person.key),
  daily: (which: string | null) => call<Daily>('GET', `/daily${day(which)}`, null, undefined, person.shown),
  calendar: () => call<Calendar>('GET', '/daily/calendar', null, undefined, person.shown),
  deal: (table: string) => call<Deal>('GET', `${at(table)}/deal`, mine.key(table), undefined, person.shown),
}

/** Today's deal of a game; the same table again while the first attempt runs. */
export async function playDaily(game: string): Promise<string> {
  return seated(game, await call<DailyTable>('POST', `/daily/${encodeURIComponent(game)}`, null, { name: nameFor(0) }, person.made()))
}

/** The deal of a finished game, on this seat. */
export async function playDeal(table: string, game: string, seat: number): Promise<string> {
  return seated(game, await call<Created>('POST', `${at(table)}/deal`, null, { name: nameFor(seat), seat }, person.made()))
}

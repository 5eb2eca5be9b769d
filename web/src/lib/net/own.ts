/** What the server keeps for a person, and the deals that many play. */
import { person } from '../state/person.svelte'
import { mine } from '../state/mine.svelte'
import { settings } from '../state/settings.svelte'
import { asked, at, call, Refused } from './api'
import { forgetContacts } from './contacts'
import { nameFor, seated } from './tables'
import type { Calendar, Created, Daily, DailyTable, Deal, Me } from './wire'

const day = (which: string | null) => (which ? `?day=${encodeURIComponent(which)}` : '')

export const own = {
  me: (before?: number) => call<Me>('GET', before === undefined ? '/me' : `/me?before=${before}`, null, undefined, person.shown),
  // Both also with *Keep my games* off: what was kept before is still one's own.
  exported: (): Promise<Blob> => asked('GET', '/me/export', null, undefined, person.key).then((answer) => answer.blob()),
  erase: async () => {
    await forgetContacts()
    await call<unknown>('DELETE', '/me', null, undefined, person.key)
  },
  daily: (which: string | null) => call<Daily>('GET', `/daily${day(which)}`, null, undefined, person.shown),
  calendar: (key = person.shown): Promise<Calendar> =>
    call<Calendar>('GET', '/daily/calendar', null, undefined, key).catch((error: unknown) => {
      // A key that the server does not know, or no longer, has no days; the calendar itself is everybody's.
      if (key && error instanceof Refused && error.status === 404) return own.calendar(null)
      throw error
    }),
  deal: (table: string) => call<Deal>('GET', `${at(table)}/deal`, mine.key(table), undefined, person.shown),
}

/** My name and picture, and the pace I like. */
const as = (seat: number) => ({ name: nameFor(seat), ...(settings.avatar && { avatar: settings.avatar }), ...pace() })
const pace = () => (settings.pace === null ? {} : { pace: settings.pace })

/** Today's deal of a game; the same table again while the first attempt runs. */
export async function playDaily(game: string): Promise<string> {
  return seated(game, await call<DailyTable>('POST', `/daily/${encodeURIComponent(game)}`, null, as(0), person.made()))
}

/** The deal of a finished game, on this seat. */
export async function playDeal(table: string, game: string, seat: number): Promise<string> {
  return seated(game, await call<Created>('POST', `${at(table)}/deal`, null, { seat, ...as(seat) }, person.made()))
}

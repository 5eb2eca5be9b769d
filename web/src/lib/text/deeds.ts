/** What guests have done in the place of a host who was away, in words. */
import type { TalkLine } from '../net/wire'
import { t } from './i18n.svelte'
import type { Line } from './tale'

/** `me`: whom the text calls "you". */
export const deed = ({ did, seat, name }: TalkLine, me: number | null): string => t(`did-${did!.what}`, { you: seat === me ? 'yes' : 'no', by: name, name: did!.name })

/** The log with the deeds at their places. */
export function withDeeds(lines: Line[], deeds: TalkLine[], me: number | null): Line[] {
  if (!deeds.length) return lines
  const all: Line[] = []
  const [...coming] = deeds
  const tell = (until: number) => {
    while (coming.length && coming[0]!.did!.at <= until) {
      const one = coming.shift()!
      all.push({ at: one.did!.at, text: deed(one, me), seat: one.seat, head: false, passing: false })
    }
  }
  for (const line of lines) {
    tell(line.at)
    all.push(line)
  }
  tell(Infinity)
  return all
}

/** One's result among those of the bots on the same deal, and what one may tell about it. */
import { resultWords } from '../../games/said'
import { gameName } from '../../games/about'
import { dayName, percent } from '$lib/text/figures'
import { maybe, readable, t } from '$lib/text/i18n.svelte'
import type { Daily, DailyGame, DailyPar, DailyYou } from '$lib/net/wire'
import type { Bar } from '$ui/charts/Bars.svelte'

/** What the figure that ranks results is. */
export const figureName = (figure: string): string => maybe(`daily-figure-${figure}`) ?? readable(figure)

/** Par is worked out in the background: while it is missing, a page asks again after so many milliseconds. */
export const AGAIN = 10_000
export const lacksPar = (daily: Daily | null): boolean => daily?.games.some((deal) => deal.par === null) ?? false

export type Place = { worse: number; equal: number; better: number }

/** How many of the bots' games were worse, equal, better. Their figures come best first, victories before all others. */
export function place(par: DailyPar, you: DailyYou): Place | null {
  if (you.better_than_bots === null || you.figure === null) return null
  const worse = Math.round(you.better_than_bots * par.games)
  const victories = Math.round(par.share * par.games)
  let equal = 0
  for (let at = par.games - worse - 1; at >= 0 && par.results[at] === you.figure; at--) {
    if (!you.outcome && at < victories) break // the same figure, and yet won
    equal++
  }
  return { worse, equal, better: par.games - worse - equal }
}

const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500]
const MOST = 13

/** The bots' figures in groups of equal width; the group with one's own is marked. */
export function groups(par: DailyPar, own: number | null): Bar[] {
  const all = own === null ? par.results : [...par.results, own]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const wide = WIDTHS.find((width) => Math.floor(high / width) - Math.floor(low / width) < MOST) ?? WIDTHS.at(-1)!
  const first = Math.floor(low / wide)
  return Array.from({ length: Math.floor(high / wide) - first + 1 }, (_, at) => {
    const from = (first + at) * wide
    const within = (figure: number) => figure >= from && figure < from + wide
    return { label: wide === 1 ? `${from}` : `${from}–${from + wide - 1}`, value: par.results.filter(within).length, mark: own !== null && within(own) }
  })
}

/** Ten squares: so many tenths of the bots' games did worse, or of people's where there is no par. */
export const TENTHS = 10
export const tenths = (you: DailyYou): number => Math.round((you.better_than_bots ?? you.better_than_people ?? 0) * TENTHS)

/** What is told to others: the result and its place, no card. */
export function shareText(day: string, deal: DailyGame, link: string): string {
  const you = deal.you!
  const full = tenths(you)
  return [
    t('daily-share-head', { game: gameName(deal.game), day: dayName(day, { dateStyle: 'medium' }) }),
    resultWords(deal.game, you.result ?? {}, 0, you.outcome ?? 0),
    `${'🟨'.repeat(full)}${'⬜'.repeat(TENTHS - full)}${you.outcome ? ' 🏆' : ''}`,
    ...(you.better_than_bots === null ? [] : [t('daily-better-bots', { share: percent(you.better_than_bots) })]),
    ...(you.streak > 1 ? [t('daily-streak', { count: you.streak })] : []),
    link,
  ].join('\n')
}

/** How long ago, as people say it. */
import { language, t } from './i18n.svelte'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

/** `when`: seconds since 1970. */
export function ago(when: number, now = Date.now() / 1000): string {
  for (const [unit, seconds] of UNITS) {
    const count = Math.floor((now - when) / seconds)
    if (count > 0) return new Intl.RelativeTimeFormat(language(), { numeric: 'always' }).format(-count, unit)
  }
  return t('home-just-now')
}

/** A time that is counted down: in seconds for the last two minutes. */
export const countdown = (seconds: number): string =>
  seconds > 120 ? span(seconds) : new Intl.NumberFormat(language(), { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(seconds)

/** A time as people say it, in its largest unit of which there are at least two: 47 hours, 3 days. */
export function span(seconds: number, display: 'long' | 'narrow' = 'long'): string {
  const [unit, size] = UNITS.find(([, size]) => seconds > 1.99 * size) ?? UNITS.at(-1)!
  return new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: display }).format(Math.max(1, Math.round(seconds / size)))
}

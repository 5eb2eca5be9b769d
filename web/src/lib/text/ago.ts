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

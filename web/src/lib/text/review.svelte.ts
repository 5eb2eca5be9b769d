/** The words of reviews: kinds of slips, causes, reasons. Loaded with the first review or coach. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Remark } from '../net/review'
import { language } from './i18n.svelte'

const words = import.meta.glob<string>('../../../../src/stammtisch/locales/*/review.ftl', { query: '?raw', import: 'default' })

let now = $state.raw<{ language: string; bundle: FluentBundle } | null>(null)
let asked = ''

async function load(wanted: string): Promise<void> {
  const bundle = new FluentBundle(wanted, { useIsolating: false })
  for (const one of [wanted, 'en']) {
    const found = Object.entries(words).find(([path]) => path.endsWith(`/${one}/review.ftl`))?.[1]
    if (found) bundle.addResource(new FluentResource(await found())) // English only adds what is missing
  }
  if (asked === wanted) now = { language: wanted, bundle }
}

/** A reason in words; empty until they are loaded, or where a reason has none. */
export function remark({ key, values }: Remark, names: string[]): string {
  const wanted = language()
  if (asked !== wanted) {
    asked = wanted
    void load(wanted).catch(() => (asked = ''))
  }
  const pattern = now?.bundle.getMessage(key)?.value
  if (!pattern || !now) return ''
  const whose = values['seat'] ?? values['who']
  return now.bundle.formatPattern(pattern, { ...values, name: typeof whose === 'number' ? (names[whose] ?? whose + 1) : '' }, [])
}

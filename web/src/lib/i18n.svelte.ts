/** Every text of the client comes from the Fluent catalogues that the server and the command line read, too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import english from '$locales/en.ftl?raw'

const others = import.meta.glob<string>('../../../src/stammtisch/locales/*.ftl', { query: '?raw', import: 'default' })

export const languages = Object.keys(others)
  .map((path) => path.replace(/^.*\/(.*)\.ftl$/, '$1'))
  .sort()

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const error of made.addResource(new FluentResource(text))) console.error(error)
  return made
}

const fallback = bundle('en', english)
let now = $state.raw<{ language: string; bundle: FluentBundle }>({ language: 'en', bundle: fallback })

export const language = (): string => now.language

export async function speak(wanted: string): Promise<void> {
  const load = Object.entries(others).find(([path]) => path.endsWith(`/${wanted}.ftl`))?.[1]
  if (!load) return
  now = { language: wanted, bundle: wanted === 'en' ? fallback : bundle(wanted, await load()) }
  document.documentElement.lang = wanted
}

type Args = Record<string, FluentVariable>

/** The text for a key, `table-end-turn`; a missing one is looked up in English, then shown as its key. */
export function t(key: string, args?: Args): string {
  for (const from of [now.bundle, fallback]) {
    const pattern = from.getMessage(key)?.value
    if (pattern) return from.formatPattern(pattern, args, [])
  }
  return key
}

/** The same, or `null` where no catalogue has the key. */
export function maybe(key: string, args?: Args): string | null {
  return now.bundle.hasMessage(key) || fallback.hasMessage(key) ? t(key, args) : null
}

let joining: { language: string; format: Intl.ListFormat } | undefined

/** A list as people say it: Anna, Ben and Cleo. */
export function list(words: string[]): string {
  if (joining?.language !== now.language) joining = { language: now.language, format: new Intl.ListFormat(now.language, { type: 'conjunction' }) }
  return joining.format.format(words)
}

/** A step as it is printed at a pile: +3, −10. */
export function signed(step: number): string {
  return (step > 0 ? '+' : '\u2212') + Math.abs(step)
}

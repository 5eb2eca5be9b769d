/** Every text of the client comes from the Fluent catalogues that the server and the command line read, too. */
import { base } from '../base'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import english from '$locales/en/browser.ftl?raw'

const others = import.meta.glob<string>('../../../../src/stammtisch/locales/*/browser.ftl', { query: '?raw', import: 'default' })

export const languages = Object.keys(others)
  .map((path) => path.replace(/^.*\/(.*)\/browser\.ftl$/, '$1'))
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
  const load = Object.entries(others).find(([path]) => path.endsWith(`/${wanted}/browser.ftl`))?.[1]
  if (!load) return
  const made = wanted === 'en' ? fallback : bundle(wanted, await load())
  if (made !== fallback) await Promise.all([...brought.keys()].map((game) => add(game, made, wanted)))
  now = { language: wanted, bundle: made }
  document.documentElement.lang = wanted
}

/** The games whose own texts are loaded. */
const brought = new Map<string, Promise<void>>()

async function add(game: string, to: FluentBundle, wanted: string): Promise<void> {
  try {
    const answer = await fetch(`${base}/api/games/${encodeURIComponent(game)}/texts/${wanted}`)
    if (answer.ok) to.addResource(new FluentResource(await answer.text())) // our own texts are not replaced
  } catch {
    brought.delete(game) // fetched again with the next page
  }
}

/** Fetches a game's own texts, in English and in the reader's language. */
export function bring(game: string): Promise<void> {
  const known = brought.get(game)
  if (known) return known
  const { bundle: made, language: wanted } = now
  const coming = Promise.all([add(game, fallback, 'en'), made === fallback ? null : add(game, made, wanted)]).then(() => {
    now = { ...now } // texts shown without them are formatted again
  })
  brought.set(game, coming)
  return coming
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

/** The same, or `null` if no catalogue has the key. */
export function maybe(key: string, args?: Args): string | null {
  return now.bundle.hasMessage(key) || fallback.hasMessage(key) ? t(key, args) : null
}

/** An identifier made readable, if no catalogue has a text: `has_bid` is *Has bid*. */
export function readable(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An attribute of a text: `.kind = by-seat`. */
export function hint(key: string, attribute: string): string | null {
  for (const from of [now.bundle, fallback]) {
    const pattern = from.getMessage(key)?.attributes[attribute]
    if (pattern) return from.formatPattern(pattern, {}, [])
  }
  return null
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

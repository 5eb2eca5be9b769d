/** The rules in our own words, as they stand beside the engine, one file a language; and the words of their examples. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { markdown, type Text } from './markdown'

type Files = Record<string, () => Promise<string>>
const files = import.meta.glob<Files>('../games/*/rules.ts', { import: 'default' })
const words = import.meta.glob<string>('../../../src/stammtisch/locales/parts/rules.*.ftl', { query: '?raw', import: 'default' })

/** What the examples say: captions and the few words in the pictures. */
export type Say = (key: string) => string
export type Rules = Text & { game: string; say: Say }

const named = (all: Files, end: string) => Object.entries(all).find(([path]) => path.endsWith(end))?.[1]

async function sayIn(language: string): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const load = named(words, `/rules.${language}.ftl`) ?? named(words, '/rules.en.ftl')
  if (load) bundle.addResource(new FluentResource(await load()))
  return (key) => {
    const pattern = bundle.getMessage(key)?.value
    return pattern ? bundle.formatPattern(pattern) : key
  }
}

/** The rules of a game in this language, else in English; null where there are none. */
export async function rules(game: string, language: string): Promise<Rules | null> {
  const own = await files[`../games/${game}/rules.ts`]?.()
  const load = own && (named(own, `/RULES.${language}.md`) ?? named(own, '/RULES.md'))
  if (!load) return null
  const [text, say] = await Promise.all([load(), sayIn(language)])
  return { ...markdown(text), game, say }
}

/** The rules in our own words, as the server has them; and the words of the examples drawn to them. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { api, Refused } from '../net/api'
import { markdown, type Text } from './markdown'

const words = import.meta.glob<string>('../../../../src/stammtisch/locales/*/rules.ftl', { query: '?raw', import: 'default' })

/** What the examples say: captions and the few words in the pictures. */
export type Say = (key: string) => string
export type Rules = Text & { game: string; say: Say }

async function sayIn(language: string): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const named = (language: string) => Object.entries(words).find(([path]) => path.endsWith(`/${language}/rules.ftl`))?.[1]
  const load = named(language) ?? named('en')
  if (load) bundle.addResource(new FluentResource(await load()))
  return (key) => {
    const pattern = bundle.getMessage(key)?.value
    return pattern ? bundle.formatPattern(pattern) : key
  }
}

/** The rules of a game in this language, else in English; null where there are none. */
export async function rules(game: string, language: string): Promise<Rules | null> {
  try {
    const [text, say] = await Promise.all([api.rules(game, language), sayIn(language)])
    return { ...markdown(text), game, say }
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

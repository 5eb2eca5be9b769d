/** The rules in our own words, as the server has them; and the words of the examples drawn to them. */
import { api, Refused } from '../net/api'
import { sayIn, type Say } from './catalogue'
import { markdown, type Text } from './markdown'

const words = import.meta.glob<string>('../../../../src/stammtisch/locales/*/rules.ftl', { query: '?raw', import: 'default' })

export type { Say } from './catalogue'
export type Rules = Text & { game: string; say: Say }

/** The rules of a game in this language, else in English; null where there are none. */
export async function rules(game: string, language: string): Promise<Rules | null> {
  try {
    const [text, say] = await Promise.all([api.rules(game, language), sayIn(words, language)])
    return { ...markdown(text), game, say }
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

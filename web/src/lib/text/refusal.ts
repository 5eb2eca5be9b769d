/** Why something was not done, in the reader's language. */
import { maybe } from './i18n.svelte'
import type { Refusal } from '../net/wire'

/** `names` are the people at the table, by seat. */
export function why({ error, reason, key, values }: Refusal, names: string[] = []): string {
  const said = { ...values }
  if (typeof said['who'] === 'number') said['who'] = names[said['who']] ?? said['who'] + 1
  return maybe(key, said) ?? maybe(`error-${error}`, said) ?? reason
}

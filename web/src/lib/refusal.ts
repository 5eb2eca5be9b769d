/** Why something was not done, in the reader's language. */
import { maybe, t } from './i18n.svelte'
import type { Refusal } from './wire'

/** `names` are the people at the table, by seat. */
export function why({ error, reason, key, values }: Refusal, names: string[] = []): string {
  const said = { ...values }
  if (typeof said['who'] === 'number') said['who'] = names[said['who']] ?? said['who'] + 1
  const card = /^([a-z]+)-(\d+)-\d+$/.exec(String(said['card']))
  if (card) said['card'] = t('raise-card', { symbol: card[1]!, number: Number(card[2]) })
  return maybe(key, said) ?? maybe(`error-${error}`, said) ?? reason
}

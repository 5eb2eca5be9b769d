/** What can be said of any game by its record: its result, its bots, its variant. */
import { botName, facts } from '$lib/state/facts.svelte'
import { list, maybe, t } from '$lib/text/i18n.svelte'
import type { GameLine } from '$lib/net/wire'

/** The result for one seat, in a few words; `result` is the line of the record. */
export function resultWords(game: string, result: GameLine, seat: number, outcome: number): string {
  const scores = Array.isArray(result['scores']) ? (result['scores'] as number[]) : []
  const plain = Object.entries(result).filter((pair): pair is [string, string | number] => ['string', 'number'].includes(typeof pair[1]))
  const told = { points: scores[seat] ?? 0, best: Math.max(0, ...scores), ...Object.fromEntries(plain), won: outcome > 0 ? 'yes' : 'no' }
  return maybe(`${game}-brief`, told) ?? t('plain-brief', told)
}

/** A set of components is known by its name. */
const plainly = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'name' in value ? value.name : value)

/** An option's value in words, as on the page that sets up a table. */
function optionWords(game: string, option: string, value: unknown): string {
  const key = `option-${game}-${option}`.replaceAll('_', '-')
  const said = maybe(`${key}-${String(value)}`.replaceAll('_', '-')) ?? (typeof value === 'boolean' ? t(value ? 'plain-yes' : 'plain-no') : String(value))
  const name = maybe(key)
  return !name ? said : name.endsWith('?') ? `${name} ${said}` : t('me-option', { option: name, value: said })
}

/** What was agreed other than usual: the variant's name; the usual game has none. */
export function variant(game: string, options: GameLine): string {
  const usual = facts(game)?.options ?? []
  const other = usual.filter(({ name, choices, default: value }) => name !== 'players' && choices.length > 1 && name in options && plainly(options[name]) !== value)
  return other.map(({ name }) => optionWords(game, name, plainly(options[name]))).join(' · ')
}

/** The others at the table: bots by their level, people by their number. */
export function company(game: string, bots: string[], people: number): string {
  const named = [...new Set(bots)].map((bot) => botName(game, bot))
  const others = people - 1
  return list([...(others > 0 ? [t('me-people', { count: others })] : []), ...(named.length ? [t('me-bots', { count: bots.length, names: list(named) })] : [])]) || t('home-alone')
}

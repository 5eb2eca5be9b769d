import { list } from './i18n.svelte'

/** The winners, for a text that addresses `me`: its `names` are then the others'. */
export function victors(winners: number[], names: string[], me: number | null) {
  const mine = me !== null && winners.includes(me)
  const named = winners.length > 1 ? winners.filter((seat) => seat !== me) : winners
  return { names: list(named.map((seat) => names[seat] ?? '')), count: winners.length, you: mine ? 'yes' : 'no' }
}

import { list } from './i18n.svelte'

/** Who has won, for a text that speaks to `me`: its `names` are then the others'. */
export function victors(winners: number[], names: string[], me: number | null) {
  const mine = me !== null && winners.includes(me)
  const named = winners.length > 1 ? winners.filter((seat) => seat !== me) : winners
  return { names: list(named.map((seat) => names[seat] ?? '')), count: winners.length, you: mine ? 'yes' : 'no' }
}

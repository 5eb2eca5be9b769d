/** Points and winners of any game. */
import { facts } from '$lib/state/facts.svelte'
import { t } from '$lib/text/i18n.svelte'
import { victors } from '$lib/text/victors'
import type { View } from '$lib/net/wire'

/** Everybody's points, if the game shows them during play. */
export function scoresOf(view: View): number[] {
  const { result } = view.public
  const shows = (view.public['shows'] ?? view.public) as { scores?: unknown }
  const found = result?.scores ?? shows.scores
  return Array.isArray(found) ? (found as number[]) : []
}

/** Who has won, in one sentence. */
export function outcome(view: View, names: string[], me: number | null): string {
  const winners = view.public.result?.winners ?? []
  if (facts(view.game)?.cooperative) return t('plain-together', { won: winners.length ? 'yes' : 'no' })
  return winners.length ? t('result-won-by', victors(winners, names, me)) : t('plain-nobody')
}

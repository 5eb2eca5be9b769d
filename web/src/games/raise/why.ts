/** Why something cannot be done, in one sentence, with the paragraph that says so. */
import { t } from '$lib/text/i18n.svelte'
import type { Refusal } from '$lib/net/wire'
import type { Board, RaiseView } from './wire'
import { cardName, cardOf } from './words'

export type Reason = [why: string, rule: string | null]

/** Why I cannot act now. */
export function notNow(board: Board, view: RaiseView): Reason {
  const all = view.public
  const last = all.stones[0]
  const me = board.seat === null ? undefined : all.players[board.seat]
  if (!me) return [t('table-watching'), null]
  if (board.still) return [t('status-bot-for-you'), null]
  if (all.result) return [t('error-over'), '6.1']
  if (all.phase === 'choose' || !last) return [t('raise-why-wait'), '3.2']
  if (me.passed) return [t('raise-hint-passed'), '4.5']
  return [t('raise-why-turn', { who: board.names[last.seat] ?? '' }), '4.1']
}

/** No card has been chosen, or none would do. */
export function noCards(view: RaiseView): Reason {
  if (view.public.phase === 'choose') return [t('raise-why-no-card'), '3.2']
  return view.mine?.raises.length ? [t('raise-why-no-cards'), '4.2'] : [t('raise-why-none'), '4.4']
}

export const tooMany = (): Reason => [t('raise-why-more'), '4.3']

/** The server's refusal, with the card that it names called as players call it. */
export function inWords(refusal: Refusal): Refusal {
  const card = refusal.values?.['card']
  return typeof card === 'string' ? { ...refusal, values: { ...refusal.values, card: cardName(cardOf(card)) } } : refusal
}

/** An act that somebody might choose, in words and as it is drawn on the table. */
import type { ReviewFace } from '..'
import { list, t } from '$lib/text/i18n.svelte'
import type { Advice } from '$lib/state/board'
import OpenHand from './OpenHand.svelte'
import { preview } from './preview'
import type { Move, RaiseView } from './wire'
import { cardName, cardOf } from './words'

/** The cards of the act that is drawn on the table, and whether it is to pass. */
export function advised(advice: Advice | null | undefined): { cards: string[]; pass: boolean } {
  const move = advice?.acts[0] as Move | undefined
  if (!move) return { cards: [], pass: false }
  return { cards: 'choose' in move ? [move.choose] : 'raise' in move ? move.raise : [], pass: 'pass' in move }
}

function word(move: Move, view: RaiseView): string {
  if ('choose' in move) return t('raise-advice-choose', { card: cardName(cardOf(move.choose)) })
  if (!('raise' in move)) return t('raise-advice-pass')
  const held = view.mine?.hand ?? []
  const cards = move.raise.flatMap((card) => held.find((one) => one.card === card) ?? [])
  return t('raise-advice-raise', { cards: list(move.raise.map((card) => cardName(cardOf(card)))), field: preview(view, cards)?.field ?? 0 })
}

export const review: ReviewFace<RaiseView> = {
  words: (acts, view) => (acts as Move[]).map((move) => word(move, view)),
  Hand: OpenHand,
}

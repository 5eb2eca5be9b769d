/** A turn that somebody might play, in words and as it is drawn on the table. */
import type { ReviewFace } from '..'
import { t } from '$lib/text/i18n.svelte'
import type { Advice } from '$lib/state/board'
import OpenHand from './OpenHand.svelte'
import type { Move, PileName, TheGameView } from './wire'

/** A card of the turn, and as which one it is laid. */
export type Advised = { card: number; pile: PileName; order: number }

export function advised(advice: Advice | null | undefined): Advised[] {
  const plays = ((advice?.acts ?? []) as Move[]).flatMap((move) => ('play' in move ? [move.play] : []))
  return plays.map(([card, pile], at) => ({ card, pile, order: at + 1 }))
}

/** Whether the next act of the turn is to end it. */
export const endAdvised = (advice: Advice | null | undefined): boolean => advice?.acts[0] !== undefined && 'end' in advice.acts[0]

function word(move: Move): string {
  if ('play' in move) return t('the-game-advice-play', { card: move.play[0], pile: move.play[1] })
  if ('claim' in move) return t('the-game-claim', { degree: move.claim })
  return t('the-game-advice-end')
}

export const review: ReviewFace<TheGameView> = {
  words: (acts) => (acts as Move[]).map(word),
  Hand: OpenHand,
}

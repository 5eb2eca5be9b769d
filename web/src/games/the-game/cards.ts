import type { Pile } from './wire'

/** All cards of the game. */
export const CARDS = Array.from({ length: 98 }, (_, i) => i + 2)

/** What the piles do not hold: all hands and the draw pile. */
export function unlaid(piles: Pile[]): number[] {
  const laid = new Set(piles.flatMap((pile) => pile.cards))
  return CARDS.filter((card) => !laid.has(card))
}

/** Only the backwards trick takes a pile back. */
export const isTrick = (step: number | null) => step !== null && step < 0

/** How costly a step is for the team: ten back is a gain, and small steps cost little. */
export type Cost = 'back' | 'low' | 'some' | 'much' | 'huge'

export function costOf(step: number): Cost {
  if (isTrick(step)) return 'back'
  return step <= 3 ? 'low' : step <= 10 ? 'some' : step <= 25 ? 'much' : 'huge'
}

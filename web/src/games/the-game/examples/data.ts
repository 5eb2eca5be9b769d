/** What the examples are made of. */
import type { Example } from '../../../pages/rules/book'

export type PileName = 'A' | 'B' | 'C' | 'D'
export type Play = { card: number; pile: PileName; step: number }
/** A turn: the piles before it, what was laid, what is still in hand, how many were drawn then. */
export type TurnExample = Example & { tops: Record<PileName, number>; plays?: Play[]; kept?: number[]; draws?: number; draw_pile?: number; stuck?: boolean }
export type Try = Play & { top: number; fits: boolean }
export type FitsExample = Example & { tries: Try[] }
export type RowsExample = Example & { rows: { pile: PileName; cards: number[] }[] }
export type TalkExample = Example & { says: { words: string; good: boolean }[] }
export type LeftExample = Example & { hands: number[][]; draw_pile: number; left: number; excellent: boolean }

export const up = (pile: string): boolean => pile < 'C'
const TRICK = -10
export const isTrick = (step: number): boolean => step === TRICK

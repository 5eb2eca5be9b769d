/** What the examples are made of. A stone is a seat and its field, rearmost first, as on the track. */
import { NAMES, type Example } from '../../../pages/rules/book'

type Stones = [seat: number, field: number][]
export type CardExample = Example & { card: string }
export type SymbolsExample = Example & { symbols: string[] }
export type RollExample = Example & { dice: string[]; times: Record<string, number> }
export type ValuesExample = Example & { dice: string[]; firsts: { card: string; times: number; value: number }[] }
export type StonesExample = Example & { fields: [number, number]; stones: Stones; winner?: number }
/** Cards laid by the stone at the back: where they lead, which paragraph refuses them, who is last then. */
export type Try = { cards: string[]; values: number[]; total: number; field: number; refused: string | null; last?: number }
export type TriesExample = Example & { fields: [number, number]; dice: string[]; stones: Stones; tries: Try[] }
export type PotExample = Example & { point: number; cards: string[]; points: number }
export type ScoreExample = Example & { point_cards: number[]; won: string[]; hand: string[]; draw_pile: number; parts: { point: number; won: number; hand: number }; score: number }

export const LETTERS = NAMES.map((name) => name[0]!)
export const placed = (stones: Stones) => stones.map(([seat, field]) => ({ seat, field }))

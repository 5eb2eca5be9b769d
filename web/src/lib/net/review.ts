/** What the server says about a finished game, and the coach about a running one. */
import type { components } from './schema'
import type { Move, View } from './wire'

type Schemas = components['schemas']

/** Why one course of action is better: a text of `review.ftl`; `who` or `seat` is the seat of its `$name`. */
export type Remark = Schemas['RemarkInfo']
/** A seat's chance to win after `at` entries of the journal, give or take `noise`, and what has changed it. */
export type Point = Schemas['ReviewedPoint']
export type ReviewedSeat = Schemas['ReviewedSeat']
export type Decision = Omit<Schemas['ReviewedDecision'], 'acts' | 'better'> & { acts: Move[]; better: Move[] }
export type Kind = NonNullable<Decision['kind']>
export type Review = Omit<Schemas['ReviewInfo'], 'decisions'> & { decisions: Decision[] }

/** How far the review has come; a first pass is there before it is done. */
export type Reviewed = { progress: number; review: Review | null }

/** A turn tried at a decision's position. `view` is what the seat sees then; null once the turn is complete, which is then judged. */
export type Tried = Omit<Schemas['Tried'], 'view'> & { view: View | null }

/** Without acts the coach has no say here. */
export type Hint = Omit<Schemas['Hint'], 'acts'> & { acts: Move[] }
export type Warning = Omit<Schemas['Warned'], 'better'> & { better: Move[] }

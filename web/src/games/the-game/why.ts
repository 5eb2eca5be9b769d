/** Why something cannot be done, in one sentence, with the paragraph that says so. */
import { t } from '$lib/text/i18n.svelte'
import type { Board } from './wire'

export type Reason = [why: string, rule: string | null]

/** Why I cannot lay anything now, or null where I can. */
export function notNow(board: Board): Reason | null {
  const all = board.view.public
  if (board.seat === null) return [t('table-watching'), null]
  if (board.still) return [t('status-bot-for-you'), null]
  if (all.result) return [t('error-over'), '5.1']
  if (all.phase === 'claim') return [t('the-game-why-start'), '2.3']
  return all.on_turn === board.seat ? null : [t('the-game-why-turn', { who: board.names[all.on_turn ?? 0] ?? '' }), '3.1']
}

export function noPlay(board: Board, card: number, pile: string): Reason {
  const spot = board.view.public.piles.find((one) => one.pile === pile)
  return notNow(board) ?? [t('the-game-why-fit', { card, pile, top: spot?.top ?? 0, way: spot?.ascending ? 'up' : 'down' }), '3.3']
}

export const noPile = (card: number): Reason => [t('the-game-why-none', { card }), '3.3']

export function noEnd(board: Board): Reason {
  return notNow(board) ?? [t('the-game-why-missing', { missing: board.view.public.missing }), '5.2']
}

export function noSignal(board: Board): Reason {
  if (board.info.options.talk === 'silent') return [t('the-game-why-silence'), '4.2']
  if (board.still || board.view.public.result) return notNow(board)!
  return [t('the-game-why-no-signal'), '4.3']
}

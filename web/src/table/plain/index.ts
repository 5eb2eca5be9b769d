/** The plain face: a table for games without their own. The view is a list, and legal acts are buttons. */
import type { GameFace } from '../../games'
import { list, t } from '$lib/text/i18n.svelte'
import { follower } from './fair'
import { outcome, scoresOf } from './outcome'
import Result from './Result.svelte'
import Table from './Table.svelte'
import Hand from './Hand.svelte'
import { actName, told } from './words'

export const plain = (game: string): GameFace => ({
  Table,
  Result,
  say: ({ move }, names, me) => told(game, move, names, me),
  // A hidden move may never be revealed, so it stays in the log.
  line: () => ({ passing: false }),
  status: (board) => {
    const { result, acting } = board.view.public
    const me = board.replay ? null : board.seat
    if (result) return outcome(board.view, board.names, me)
    if (me !== null && acting.includes(me)) return t('plain-status-turn')
    return acting.length ? t('home-turn-other', { names: list(acting.map((seat) => board.names[seat] ?? '')), count: acting.length }) : t('wait')
  },
  chip: (view, seat) => {
    const points = scoresOf(view)[seat]
    return points === undefined ? '' : t('plain-points', { points })
  },
  brief: (view, me) => {
    const winners = view.public.result?.winners ?? []
    const scores = scoresOf(view)
    return { won: me !== null && winners.includes(me) ? 'yes' : 'no', points: scores[me ?? winners[0] ?? 0] ?? 0 }
  },
  keys: () => [
    { keys: ['1', '…', '9'], does: t('plain-key-act') },
    { keys: ['U'], does: t('key-take-back') },
  ],
  review: { words: (acts, _view, names) => acts.map((move) => actName(game, move, names)), Hand },
  follower: (_options, _players, table) => follower(table),
})

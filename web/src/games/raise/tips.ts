import type { Tip } from '$lib/state/tips.svelte'
import type { Board, Event, RaiseView } from './wire'

const acting = (board: Board, phase: string) => {
  const { public: all, mine } = board.view
  return mine !== null && all.phase === phase && all.acting.includes(mine.seat)
}

export const tips: Tip<RaiseView, Event>[] = [
  { name: 'choose', now: (board) => acting(board, 'choose'), known: ({ move }, me) => 'choose' in move && move.seat === me },
  { name: 'raise', now: (board) => acting(board, 'raise') && board.view.mine!.raises.length > 0, known: ({ move }, me) => 'raise' in move && move.seat === me },
  { name: 'pass', now: (board) => acting(board, 'raise'), known: ({ move }, me) => 'pass' in move && move.seat === me },
  {
    name: 'pot',
    now: (board) => board.view.public.phase === 'raise' && !acting(board, 'raise'),
    known: ({ move, news }, me) => 'seat' in move && news.some((one) => one.news === 'round-won' && one.seat === me),
  },
]

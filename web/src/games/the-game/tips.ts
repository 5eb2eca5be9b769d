import type { Tip } from '$lib/state/tips.svelte'
import type { Board, Event, TheGameView } from './wire'

const mine = (board: Board) => board.view.mine
const plays = (board: Board) => mine(board)?.legal.flatMap((move) => ('play' in move ? [move.play] : [])) ?? []

export const tips: Tip<TheGameView, Event>[] = [
  {
    name: 'back',
    now: (board) => plays(board).some(([card, pile]) => (mine(board)?.hand.find((held) => held.card === card)?.steps['ABCD'.indexOf(pile)] ?? 0) < 0),
    known: ({ move, news }, me) => 'play' in move && move.seat === me && news.some((one) => one.news === 'laid' && one.trick),
  },
  { name: 'lay', now: (board) => plays(board).length > 0, known: ({ move }, me) => 'play' in move && move.seat === me },
  {
    name: 'signal',
    now: (board) => board.view.public.on_turn !== board.seat && (mine(board)?.asides.length ?? 0) > 0,
    known: ({ move }, me) => 'signal' in move && move.seat === me,
  },
]

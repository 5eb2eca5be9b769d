/** THE GAME in sentences. */
import { signed, t } from '$lib/text/i18n.svelte'
import type { Beat } from '$lib/motion/pace'
import { laidOf } from './laid'
import type { Board, Event, TheGameView } from './wire'

export const PILE_WORDS = ['please-spare', 'spare', 'take'] as const
export const SELF_WORDS = ['trouble', 'fine'] as const

/** An event in words; `me` is addressed as "you". */
export function say(event: Event, names: string[], me: number | null): string | null {
  const move = event.move
  if ('play' in move) {
    const laid = event.news.find((news) => news.news === 'laid')
    const who = whom(move.seat, names, me)
    if (laid?.trick) return t('the-game-log-trick', { ...who, card: laid.card, pile: laid.pile, over: laid.over })
    return t('the-game-log-play', { ...who, card: move.play[0], pile: move.play[1], step: laid ? signed(laid.step) : '' })
  }
  if ('end' in move) return t('the-game-log-end', whom(move.seat, names, me))
  if ('claim' in move) return t('the-game-log-claim', { ...whom(move.seat, names, me), degree: move.claim })
  if ('start' in move) return t('the-game-log-start', whom(move.start, names, me))
  if ('take_back' in move) return t('the-game-log-take-back', whom(move.seat, names, me))
  if ('signal' in move) {
    const who = whom(move.seat, names, me)
    if ('self' in move.signal) return t('the-game-log-self', { ...who, word: move.signal.self ?? 'none' })
    return t('the-game-log-signal', { ...who, pile: move.signal.pile, word: move.signal.word ?? 'none' })
  }
  return null
}

/** A player's consecutive signals: the last word about each pile, and about themselves. */
export function saySignals(run: Event[], names: string[], me: number | null): string {
  const last = new Map<string, Event>()
  for (const event of run) {
    const { move } = event
    if ('signal' in move) last.set('self' in move.signal ? 'self' : move.signal.pile, event)
  }
  const kept = [...last].filter(([, { move }]) => 'signal' in move && ('self' in move.signal ? move.signal.self : move.signal.word)).sort(([a], [b]) => Number(a === 'self') - Number(b === 'self'))
  const [first, ...more] = kept.length ? kept.map(([, event]) => event) : [run.at(-1)!]
  const rest = more.map(({ move }) => {
    if (!('signal' in move)) return ''
    return 'self' in move.signal ? `${t(`the-game-self-${move.signal.self}`)}.` : t('the-game-pile-said', { name: move.signal.pile, word: move.signal.word ?? '' })
  })
  return [say(first!, names, me), ...rest].join(' ')
}

/** What was laid, by whom, in one line: Ada: A 36, 41 · Ben: B 12, D 70. */
export function recap(events: Event[], names: string[]): string {
  const turns: { seat: number; piles: Map<string, number[]> }[] = []
  for (const { seat, pile, card } of laidOf(events)) {
    if (turns.at(-1)?.seat !== seat) turns.push({ seat, piles: new Map() })
    const { piles } = turns.at(-1)!
    piles.set(pile, [...(piles.get(pile) ?? []), card])
  }
  const said = turns.map(({ seat, piles }) => t('the-game-recap', { name: names[seat] ?? '', plays: [...piles].map(([pile, cards]) => `${pile} ${cards.join(', ')}`).join(', ') }))
  return said.map((turn) => (turn.length < 36 ? turn.replaceAll(' ', '\u00a0') : turn)).join('\u00a0· ') // a line ends between two people
}

/** Pauses: a card lands before the next one flies, and there is a longer pause for a backwards trick and the very last card. */
export function beat(events: Event[], view: TheGameView): Beat {
  const laid = events.flatMap(({ news }) => news).findLast((one) => one.news === 'laid')
  if (!laid) return {}
  if (view.public.left === 0) return { before: 0.9, after: 1.2 }
  return { after: laid.trick ? 1.5 : 0.42 }
}

function whom(seat: number, names: string[], me: number | null) {
  return { name: names[seat] ?? '', you: seat === me ? 'yes' : 'no' }
}

/** One sentence: whose turn, what I may do now. */
export function status(board: Board): string {
  const view = board.view
  const all = view.public
  const me = board.replay ? null : board.seat
  if (all.result) return t(all.result.won ? 'the-game-status-won' : 'the-game-status-lost', { left: all.result.left })
  if (all.phase === 'claim') {
    if (me !== null && all.acting.includes(me)) return t('the-game-status-claim')
    return t('the-game-status-claims', { count: all.acting.length, name: board.names[all.acting[0] ?? 0] ?? '' })
  }
  const seat = all.on_turn ?? 0
  if (seat !== me || board.info.seats[seat]?.stands_in) return t('the-game-status-other', { name: board.names[seat] ?? '', played: all.played, missing: all.missing })
  if (all.missing) return t('the-game-status-missing', { missing: all.missing, played: all.played })
  if (view.mine?.legal.some((move) => 'play' in move)) return t('the-game-status-enough')
  return t(view.mine?.hand.length ? 'the-game-status-full' : 'the-game-status-empty')
}

/** RAISE in sentences. */
import { list, t } from '$lib/text/i18n.svelte'
import type { Beat } from '$lib/motion/pace'
import { victors } from '$lib/text/victors'
import { SYMBOLS } from './Symbol.svelte'
import type { Board, Event } from './wire'

export type Face = { symbol: string; number: number; points: number }

/** A card as records spell it: symbol-number-points. */
export function cardOf(text: string): Face {
  const parts = text.split('-')
  return { points: Number(parts.pop()), number: Number(parts.pop()), symbol: parts.join('-') }
}

/** A symbol from a custom set has no text: it is named as in the set. */
const drawn = (symbol: string): boolean => symbol in SYMBOLS
export const cardName = (card: Face): string => t(drawn(card.symbol) ? 'raise-card' : 'raise-own-card', { symbol: card.symbol, number: card.number })
const cardNames = (cards: string[]) => list(cards.map((card) => cardName(cardOf(card))))

const isRoll = (event: Event | undefined): boolean => event !== undefined && 'roll' in event.move

/** Seven dice, seven events, one sentence: what the last of them completes. */
function rolled(event: Event, events: Event[]): string | null {
  if (isRoll(events[event.index + 1])) return null
  const faces: string[] = []
  for (let index = event.index; ; index--) {
    const one = index === event.index ? event : events[index]
    if (!one || !('roll' in one.move)) break
    faces.push(...one.move.roll)
  }
  const counted = new Map<string, number>()
  for (const face of faces) if (face !== 'blank') counted.set(face, (counted.get(face) ?? 0) + 1)
  if (!counted.size) return t('raise-log-roll-blank')
  const found = [...counted].sort((a, b) => b[1] - a[1]).map(([symbol, dice]) => t(drawn(symbol) ? 'raise-dice' : 'raise-own-dice', { symbol, dice }))
  return t('raise-log-roll', { list: list(found) })
}

/** Pauses to follow the auction: before the first act, and before a pass that ends the round. */
export function beat(events: Event[]): Beat {
  const news = events.flatMap((event) => event.news)
  const ends = news.some((one) => one.news === 'round-won')
  if (news.some((one) => one.news === 'turned-up')) return { before: 0.4, after: 1.9 }
  if (events.some(({ move }) => 'pass' in move)) return ends ? { before: 1.1, after: 0.4 } : { before: 0.25, after: 0.6 }
  if (news.some((one) => one.news === 'raised')) return { after: ends ? 0.4 : 0.8 }
  return {}
}

function whom(seat: number, names: string[], me: number | null) {
  return { name: names[seat] ?? '', you: seat === me ? 'yes' : 'no' }
}

function did(event: Event, names: string[], me: number | null, events: Event[]): string | null {
  const move = event.move
  if ('starter' in move) return t('raise-log-starter', whom(move.starter, names, me))
  if ('point' in move) return t('raise-log-point', { point: move.point })
  if ('roll' in move) return rolled(event, events)
  if ('hidden' in move) return move.hidden === 'choose' ? t('raise-log-choose', whom(move.seat ?? 0, names, me)) : null
  if ('choose' in move) return t(move.seat === me ? 'raise-log-choose-mine' : 'raise-log-choose', { ...whom(move.seat, names, me), card: cardName(cardOf(move.choose)) })
  if ('raise' in move) {
    const raised = event.news.find((news) => news.news === 'raised')
    return t('raise-log-raise', { ...whom(move.seat, names, me), cards: cardNames(move.raise), from: raised?.from_field ?? 0, field: raised?.field ?? 0 })
  }
  if ('pass' in move) return t('raise-log-pass', whom(move.seat, names, me))
  if ('take_back' in move) return t('raise-log-take-back', whom(move.seat, names, me))
  return null
}

/** An event in words; `me` is addressed as "you". */
export function say(event: Event, names: string[], me: number | null, events: Event[] = []): string | null {
  const said = [did(event, names, me, events)]
  for (const news of event.news) {
    if (news.news === 'turned-up') {
      const cards = news.cards.map((played) => t('raise-log-turned', { ...whom(played.seat, names, me), card: cardName(played.card), value: played.card.value ?? 0 }))
      said.push(t('raise-log-turned-up', { list: cards.join(', ') }))
    } else if (news.news === 'round-won') {
      said.push(t('raise-log-won', { ...whom(news.seat, names, me), points: news.points, point: news.point_card, cards: news.cards.length }))
    } else if (news.news === 'set-aside') said.push(t('raise-log-set-aside', { point: news.point_card }))
  }
  return said.filter(Boolean).join(' ') || null
}

/** The latest events in one short line: of each player only the last, of a round that is over only who won it. */
export function recap(events: Event[], names: string[], me: number | null): string {
  const won: string[] = []
  const now = new Map<number, string>()
  const note = (seat: number, said: string) => {
    now.delete(seat)
    now.set(seat, said)
  }
  for (const { move, news } of events) {
    if ('pass' in move) note(move.seat, t('raise-recap-pass', whom(move.seat, names, me)))
    for (const one of news) {
      if (one.news === 'raised') note(one.seat, t('raise-recap-on', { ...whom(one.seat, names, me), field: one.field }))
      else if (one.news === 'turned-up') for (const { seat, card } of one.cards) note(seat, t('raise-recap-on', { ...whom(seat, names, me), field: card.value ?? 0 }))
      else if (one.news === 'round-won') {
        won.push(t('raise-recap-won', { ...whom(one.seat, names, me), points: one.points }))
        now.clear()
      }
    }
  }
  return [...won.slice(-2), ...now.values()].slice(-5).join(' · ')
}

/** One sentence: whose turn, what I may do now. */
export function status(board: Board): string {
  const view = board.view
  const all = view.public
  const me = board.replay ? null : board.seat
  if (all.result) {
    const { winners, scores } = all.result
    return t('raise-status-over', { ...victors(winners, board.names, me), points: scores[winners[0] ?? 0] ?? 0 })
  }
  const mine = view.mine
  const mayAct = me !== null && all.acting.includes(me)
  if (mayAct && board.info.seats[me]?.stands_in) return t('status-bot-for-you')
  if (all.phase === 'choose') {
    if (mayAct) return t('raise-status-choose')
    const others = all.acting.map((seat) => board.names[seat] ?? '')
    return t('raise-status-choosing', { names: list(others), count: others.length, mine: mine?.chosen ? 'yes' : 'no' })
  }
  const last = all.stones[0]
  if (!mayAct || !mine) return t('raise-status-other', { name: board.names[last?.seat ?? 0] ?? '', field: last?.field ?? 0, passed: me !== null && all.players[me]?.passed ? 'yes' : 'no' })
  if (!mine.raises.length) return t('raise-status-only-pass', { beyond: mine.beyond ?? 0 })
  return t('raise-status-raise', { beyond: mine.beyond ?? 0 })
}

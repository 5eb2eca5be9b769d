/** Any game in words: from its own catalogue if it has them, else something readable. */
import { hint, list, maybe, readable, t } from '$lib/text/i18n.svelte'
import type { Move, SeenMove } from '$lib/net/wire'

/** What a value is about: one seat, several of them, or one entry for each seat. */
export type Kind = 'seat' | 'seats' | 'by-seat' | 'plain'

/** Names that mean seats in every game. */
const SEAT = ['seat', 'winner', 'player', 'starter', 'on_turn']
const SEATS = ['seats', 'winners', 'players', 'acting']
const BY_SEAT = ['scores', 'points', 'hands']

/**
 * How to read a field of a view. A catalogue can say so: `<game>-shows-bids = Bids`, and below it
 * `.kind = by-seat`. Otherwise it follows from a few usual names, or from a list of lists or booleans with one entry per seat.
 */
export function kindOf(game: string, field: string, value: unknown, players: number): Kind {
  const told = hint(`${game}-shows-${field}`, 'kind')
  if (told === 'seat' || told === 'seats' || told === 'by-seat' || told === 'plain') return told
  if (Number.isInteger(value) && SEAT.includes(field)) return 'seat'
  if (!Array.isArray(value)) return 'plain'
  if (SEATS.includes(field) && value.every((one) => Number.isInteger(one))) return 'seats'
  if (value.length !== players || players < 2) return 'plain'
  return BY_SEAT.includes(field) || value.every((one) => typeof one === 'boolean' || Array.isArray(one)) ? 'by-seat' : 'plain'
}

export const fieldName = (game: string, field: string): string => maybe(`${game}-shows-${field}`) ?? readable(field)

/** A value that is not there, or a list of nothing. */
export const NOTHING = '–'

/** A value as text. */
export function inWords(game: string, value: unknown, names: string[], kind: Kind = 'plain'): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return t(value ? 'plain-yes' : 'plain-no')
  if (kind === 'seat' && typeof value === 'number') return names[value] ?? String(value)
  if (Array.isArray(value)) {
    if (!value.length) return NOTHING
    if (kind === 'seats') return list(value.map((seat) => names[seat as number] ?? String(seat)))
    if (kind === 'by-seat') return value.map((one, seat) => `${names[seat] ?? seat + 1}: ${inWords(game, one, names)}`).join(', ')
    return value.map((one) => inWords(game, one, names)).join(value.some((one) => typeof one === 'object') ? '; ' : ', ')
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([field, one]) => `${fieldName(game, field)}: ${inWords(game, one, names, kindOf(game, field, one, names.length))}`)
      .join(', ')
  }
  return typeof value === 'string' ? (maybe(`${game}-value-${value}`) ?? value.replaceAll('_', ' ')) : String(value)
}

/** What is done, and with what. */
export function partsOf(move: SeenMove): { key: string; value: unknown } {
  const [key = '', value] = Object.entries(move).find(([key]) => key !== 'seat' && key !== 'hidden') ?? []
  return { key, value }
}

/** For a text about a move: `$value`, and each field of a value that has several. */
function argsOf(game: string, value: unknown, names: string[]): Record<string, string | number> {
  const fields = value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : []
  const said = fields.map(([field, one]) => [field, typeof one === 'number' ? one : inWords(game, one, names)] as const)
  return { ...Object.fromEntries(said), value: typeof value === 'number' ? value : inWords(game, value, names) }
}

/** An act on its button. */
export function actName(game: string, move: Move, names: string[]): string {
  const { key, value } = partsOf(move)
  const own = maybe(`${game}-act-${key}`, argsOf(game, value, names))
  return own ?? (value === true ? readable(key) : `${readable(key)} ${inWords(game, value, names)}`)
}

/** An event in words; null if it needs none. */
export function told(game: string, move: SeenMove, names: string[], me: number | null): string | null {
  const who = { name: move.seat === undefined ? '' : (names[move.seat] ?? ''), you: move.seat !== undefined && move.seat === me ? 'yes' : 'no' }
  if (move.hidden !== undefined) {
    return maybe(`${game}-hidden-${move.hidden}`, who) ?? t('plain-told-hidden', { ...who, act: readable(move.hidden) })
  }
  const { key, value } = partsOf(move)
  if (key === 'take_back') return maybe(`${game}-told-${key}`, who) ?? t('plain-told-take-back', who)
  const own = maybe(`${game}-told-${key}`, { ...who, ...argsOf(game, value, names) })
  if (own !== null) return own
  const what = value === true ? readable(key) : `${readable(key)} ${inWords(game, value, names)}`
  return move.seat === undefined ? what : `${who.name}: ${what}`
}

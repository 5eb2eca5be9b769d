/** Making and joining tables. */
import { api, games, Refused } from './api'
import { drawOwn, noteAgain, noteTable, seatsAt } from './evidence'
import { bring, language, t } from '../text/i18n.svelte'
import { mine } from '../state/mine.svelte'
import { settings } from '../state/settings.svelte'
import type { Avatar } from '$ui/avatars'
import type { AskTable, Created, GameInfo, WantedSeat } from './wire'

/** The name that others see. People without one are numbered; their own page says "you". */
export const nameFor = (seat: number): string => settings.name || t('setup-player', { number: seat + 1 })

export async function gameInfo(game: string): Promise<GameInfo> {
  const found = (await games()).find((info) => info.game === game)
  if (!found) throw new Refused(404, { error: 'no-game', reason: game, key: 'error-no-game' })
  if (found.texts) await bring(game)
  return found
}

/** Who may watch, and what they see; whether I wish for the coach; how long a turn may take; and whether everybody may join. */
export type Watch = Pick<AskTable, 'spectators' | 'talk_seen' | 'coach' | 'turn_time' | 'overdue' | 'public'>

/** Seconds; 0 for none. */
export const TURN_TIMES = [0, 600, 86400, 259200]
export const OVERDUE = ['nothing', 'nudge', 'bot'] as const

export async function create(game: string, seats: WantedSeat[], options: Record<string, unknown> = {}, pace = settings.pace, watch: Watch = {}): Promise<string> {
  const own = seats.some((seat) => seat.kind === 'me') ? [drawOwn()] : []
  const mySeat = seats.find((seat) => seat.kind === 'me')
  if (mySeat && settings.avatar) mySeat.avatar ??= settings.avatar as Avatar
  const made = await api.create({ game, seats, options, ...watch, language: language(), ...(pace === null ? {} : { pace }), ...(own[0] && { contribution: own[0].hash }) })
  return seated(game, made, own)
}

type Own = ReturnType<typeof drawOwn>

/** Remembers a table that was made for this browser, with the tokens of its seats. */
export function seated(game: string, made: Created, own: Own[] = []): string {
  const tokens: Record<number, string> = { ...mine.of(made.table)?.tokens }
  for (const seat of made.seats) if (seat.token) tokens[seat.seat] = seat.token
  mine.put(made.table, { game, code: made.join, tokens, host: made.host, names: made.seats.map((seat) => seat.name).filter(Boolean) })
  noteTable(made.table, made, own)
  return made.table
}

export async function sit(table: string, game: string, name: string, seat?: number): Promise<void> {
  const own = drawOwn()
  const taken = await api.sit(table, name, own.hash, seat, settings.avatar)
  const known = mine.of(table)
  mine.put(table, { game, tokens: { ...known?.tokens, [taken.seat]: taken.token } })
  noteTable(table, taken, [own])
}

/** The same people at a new table; the old tokens are valid there, too, perhaps for other seats. */
export async function follow(from: string, to: string): Promise<void> {
  noteAgain(from, to)
  const known = mine.of(from)
  if (!known || mine.of(to)) return
  const tokens = await seatsAt(to, known.tokens)
  mine.put(to, { game: known.game, tokens, host: known.host, names: known.names })
}

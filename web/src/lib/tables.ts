/** Making and joining tables. */
import { api, games, Refused } from './api'
import { t } from './i18n.svelte'
import { mine } from './mine.svelte'
import { settings } from './settings.svelte'
import type { BotInfo, GameInfo, WantedSeat } from './wire'

export const myName = (): string => settings.name || t('me-default-name')

/** A name for others to read: nobody is called "You" on somebody else's screen. */
export const nameFor = (seat: number): string => settings.name || t('setup-player', { number: seat + 1 })

export async function gameInfo(game: string): Promise<GameInfo> {
  const found = (await games()).find((info) => info.game === game)
  if (!found) throw new Refused(404, { error: 'no-game', reason: game, key: 'error-no-game' })
  return found
}

const PATIENCE = 1000

/** A good companion: the best team mate that is quick enough where all play together, a fair opponent elsewhere. */
export function usualBot(info: GameInfo): BotInfo | undefined {
  const quick = info.bots.filter((bot) => Number((bot.strength as Record<string, unknown>)['ms_per_move'] ?? 0) < PATIENCE)
  const place = info.game === 'the-game' ? quick.length - (quick.length > 3 ? 2 : 1) : Math.floor(quick.length / 2)
  return quick[place]
}

export async function create(game: string, seats: WantedSeat[], options: Record<string, unknown> = {}, pace = settings.pace): Promise<string> {
  const made = await api.create({ game, seats, options, ...(pace === null ? {} : { pace }) })
  const tokens: Record<number, string> = {}
  for (const seat of made.seats) if (seat.token) tokens[seat.seat] = seat.token
  mine.put(made.table, { game, code: made.join, tokens, host: made.host, names: made.seats.map((seat) => seat.name).filter(Boolean) })
  return made.table
}

/** Names for bots, from the catalogue; none that is at the table already. */
export function botNames(count: number, taken: string[] = []): string[] {
  const free = t('bot-names').split(',').map((name) => name.trim()).filter((name) => !taken.includes(name))
  const first = Math.floor(Math.random() * free.length)
  return Array.from({ length: count }, (_, at) => free[(first + at) % free.length] ?? t('seat-bot'))
}

/** One tap: you and two bots. */
export async function playNow(game: string): Promise<string> {
  const info = await gameInfo(game)
  const bot = usualBot(info)?.name ?? null
  const me = myName()
  return create(game, [{ kind: 'me', name: me }, ...botNames(2, [me]).map((name): WantedSeat => ({ kind: 'bot', bot, name }))])
}

export async function sit(table: string, game: string, name: string, seat?: number): Promise<void> {
  const taken = await api.sit(table, name, seat)
  const known = mine.of(table)
  mine.put(table, { game, tokens: { ...known?.tokens, [taken.seat]: taken.token } })
}

/** The same people at a new table; the old tokens are good there, too. */
export function follow(from: string, to: string): void {
  const known = mine.of(from)
  if (known && !mine.of(to)) mine.put(to, { game: known.game, tokens: known.tokens, host: known.host, names: known.names })
}

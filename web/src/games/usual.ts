/** A game's default set-up. */
import { create, gameInfo, nameFor } from '$lib/net/tables'
import type { BotInfo, GameInfo, WantedSeat } from '$lib/net/wire'
import { about } from './about'

const PATIENCE = 1000

/** The default bot: in a cooperative game the best that is quick enough, otherwise a fair opponent. */
export function usualBot(info: GameInfo): BotInfo | undefined {
  const quick = info.bots.filter((bot) => Number((bot.strength as Record<string, unknown>)['ms_per_move'] ?? 0) < PATIENCE)
  const usual = about(info.game).usual ?? ((bots: BotInfo[]) => bots.at(info.cooperative ? -1 : Math.floor(bots.length / 2)))
  return usual(quick)
}

/** Three players, if the game allows three. */
export const usualPlayers = ({ players }: GameInfo): number => (players.includes(3) ? 3 : (players[0] ?? 2))

/** One tap: you and bots, which the server names. */
export async function playNow(game: string): Promise<string> {
  const info = await gameInfo(game)
  const others = Array.from({ length: usualPlayers(info) - 1 }, (): WantedSeat => ({ kind: 'bot', bot: usualBot(info)?.name ?? null }))
  return create(game, [{ kind: 'me', name: nameFor(0) }, ...others])
}

/** The games' descriptions, fetched once: age, time, components, the bots' ranks. */
import { network } from '../app/network.svelte'
import { games } from '../net/api'
import { bring, maybe, readable } from '../text/i18n.svelte'
import type { BotInfo, GameInfo } from '../net/wire'

let known = $state.raw<GameInfo[]>([])
let asked = false

/** All games of this server, in its order; empty until it has answered. */
export function allFacts(): GameInfo[] {
  void network.lost // asked again once the server is back
  if (!asked) {
    asked = true
    games().then(
      (found) => {
        known = found
        for (const { game, texts } of found) if (texts) void bring(game)
      },
      () => (asked = false),
    )
  }
  return known
}

/** Nothing until the server has answered. */
export const facts = (game: string): GameInfo | undefined => allFacts().find((info) => info.game === game)

/** What a bot's rank is called, and how it plays. */
export const botName = (game: string, bot: string): string => maybe(`bot-${game}-${bot}`) ?? maybe(`bot-${bot}`) ?? readable(bot)
export const botAbout = (game: string, bot: string): string => maybe(`bot-${game}-${bot}-about`) ?? maybe(`bot-${bot}-about`) ?? maybe(`bots-${game}-${bot}`) ?? rank(game, bot)?.info.about ?? ''

/** A bot's place among those of its game. */
export function rank(game: string, bot: string | null): { level: number; levels: number; info: BotInfo } | null {
  const all = facts(game)?.bots ?? []
  const info = all.find((one) => one.name === bot)
  return info ? { level: info.level, levels: all.length, info } : null
}

/** Statistics of one's own games. Games with a coach and further attempts at a daily deal do not count. */
import { variant } from '../../games/said'
import { gameName } from '../../games/about'
import { botName } from '$lib/state/facts.svelte'
import { t } from '$lib/text/i18n.svelte'
import type { MyGame } from '$lib/net/wire'
import type { Share } from '$ui/charts/Shares.svelte'

export const counts = (game: MyGame): boolean => !game.coached && !game.practice && game.outcome !== null

const mean = (values: number[]): number | null => (values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : null)
const known = (games: MyGame[], what: 'accuracy' | 'luck'): number[] => games.flatMap((game) => game[what] ?? [])

/** Victories in a row: the row that goes on, and the longest; `games` newest first. */
function rows(games: MyGame[]): { now: number; longest: number } {
  let [run, longest] = [0, 0]
  let now: number | null = null
  for (const { outcome } of games) {
    if (outcome) longest = Math.max(longest, ++run)
    else {
      now ??= run
      run = 0
    }
  }
  return { now: now ?? run, longest }
}

export function summary(games: MyGame[]) {
  return { count: games.length, won: mean(games.map((game) => game.outcome ?? 0)), accuracy: mean(known(games, 'accuracy')), luck: mean(known(games, 'luck')), ...rows(games) }
}

const bySize = (one: MyGame, other: MyGame) => gameName(one.game).localeCompare(gameName(other.game)) || one.players - other.players

/** Most frequent first, or in the games' order. */
function shares(games: MyGame[], named: (game: MyGame) => string, frequent = true): Share[] {
  const found = new Map<string, MyGame[]>()
  for (const game of games) found.set(named(game), [...(found.get(named(game)) ?? []), game])
  const rows = [...found].map(([label, those]) => ({ label, share: mean(those.map((game) => game.outcome ?? 0)) ?? 0, count: those.length }))
  return frequent ? rows.sort((one, other) => other.count - one.count) : rows
}

/** Shares of victory by game, number of players, bots and variant. Of several games, each name says which. */
export function tables(games: MyGame[]): { key: string; rows: Share[] }[] {
  const several = new Set(games.map((one) => one.game)).size > 1
  const named = (words: (game: MyGame) => string) => (game: MyGame) => (several ? `${gameName(game.game)} · ${words(game)}` : words(game))
  const found = [
    ...(several ? [{ key: 'game', rows: shares(games, ({ game }) => gameName(game)) }] : []),
    { key: 'players', rows: shares([...games].sort(bySize), named(({ players }) => t('setup-count', { count: players })), false) },
    { key: 'bots', rows: shares(games.filter((one) => one.bots.length), named(({ game, bots }) => [...new Set(bots)].map((bot) => botName(game, bot)).join(', '))) },
    { key: 'variant', rows: shares(games, named(({ game, options }) => variant(game, options) || t('me-variant-usual'))) },
  ]
  return found.filter(({ rows }) => rows.length)
}

/** The game played best, and the one with the worst luck; both from reviewed games. */
export function extremes(games: MyGame[]): { best: MyGame | null; unlucky: MyGame | null } {
  const judged = games.filter((game) => game.accuracy !== null)
  const best = [...judged].sort((one, other) => other.accuracy! - one.accuracy!)[0] ?? null
  const unlucky = games.filter((game) => (game.luck ?? 0) < 0).sort((one, other) => one.luck! - other.luck!)[0] ?? null
  return { best, unlucky }
}


/** What the pages know about a game before its table is loaded. Part of the first page: keep it small. */
import type { Component } from 'svelte'
import { allFacts, facts } from '$lib/state/facts.svelte'
import { maybe, readable } from '$lib/text/i18n.svelte'
import type { BotInfo } from '$lib/net/wire'
import { plainAbout } from '../table/plain/about'

export type About = {
  /** Its picture, twice as wide as high. */
  Art: Component
  /** CSS backgrounds: behind its picture in a page's header, and of the small card that represents it in a list. */
  banner: string
  spot: string
  /** The position of its tile until the server has sent the order of the games. */
  place: number
  /** The default bot for newcomers, chosen from those that answer quickly, weakest first. */
  usual?: (quick: BotInfo[]) => BotInfo | undefined
}

const found = import.meta.glob<About>('./*/about.ts', { eager: true, import: 'default' })
const abouts = new Map(Object.entries(found).map(([path, about]) => [path.split('/')[1]!, about]))

/** The games with their own face. */
const faced: string[] = [...abouts].sort(([, one], [, other]) => one.place - other.place).map(([game]) => game)

export const about = (game: string): About => abouts.get(game) ?? plainAbout

/** The games on this server, in its order; until it has answered, those with their own face. */
export function gamesHere(): string[] {
  const told = allFacts().map((info) => info.game)
  return told.length ? told : faced
}

/** Whether a game has a lesson. */
export const teaches = (game: string): boolean => facts(game)?.lesson ?? abouts.has(game)

export const gameName = (game: string): string => maybe(`${game}-name`) ?? maybe(`${game}-title`) ?? readable(game)

/** What it is about, in a sentence or two. */
export const gamePitch = (game: string): string => maybe(`${game}-pitch`) ?? maybe(`${game}-about`) ?? ''

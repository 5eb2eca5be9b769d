/** What the pages know of a game before its table is loaded. It is part of the first page: keep it small. */
import type { Component } from 'svelte'
import { allFacts, facts } from '$lib/state/facts.svelte'
import { maybe, readable } from '$lib/text/i18n.svelte'
import type { BotInfo } from '$lib/net/wire'
import { plainAbout } from '../table/plain/about'

export type About = {
  /** Its picture, twice as wide as high. */
  Art: Component
  /** CSS backgrounds: behind its picture on a page's head, and of the small card that stands for it in a list. */
  banner: string
  spot: string
  /** Where its tile stands until the server has told the order of the games. */
  place: number
  /** The bot that a newcomer meets, out of those that answer quickly, weakest first. */
  usual?: (quick: BotInfo[]) => BotInfo | undefined
}

const found = import.meta.glob<About>('./*/about.ts', { eager: true, import: 'default' })
const abouts = new Map(Object.entries(found).map(([path, about]) => [path.split('/')[1]!, about]))

/** The games that have a face of their own. */
const faced: string[] = [...abouts].sort(([, one], [, other]) => one.place - other.place).map(([game]) => game)

export const about = (game: string): About => abouts.get(game) ?? plainAbout

/** The games to play here, in the server's order; until it has answered, those that this page knows by itself. */
export function gamesHere(): string[] {
  const told = allFacts().map((info) => info.game)
  return told.length ? told : faced
}

/** Whether a game teaches itself. */
export const teaches = (game: string): boolean => facts(game)?.lesson ?? abouts.has(game)

export const gameName = (game: string): string => maybe(`${game}-name`) ?? maybe(`${game}-title`) ?? readable(game)

/** What it is about, in a sentence or two. */
export const gamePitch = (game: string): string => maybe(`${game}-pitch`) ?? maybe(`${game}-about`) ?? ''

/** A game's rules with the examples drawn to them. A folder `examples` beside a game's table is all they need. */
import type { Component } from 'svelte'
import { rules, type Rules, type Say } from '$lib/text/rules'

/** To which paragraph it belongs, its name (its caption's key), what is drawn, and with which figures; the engine has checked them. */
export type Example = { rule: string; name: string; draw: string }

export type Examples = {
  list: Example[]
  /** Each knows its own figures. */
  drawings: Record<string, Component<{ example: any; say: Say }>>
  /** The picture in words; null where it consists of words. */
  told: (example: Example) => string | null
  /** A table's cell, where the game has something to draw there. */
  Cell?: Component<{ text: string }>
}

export type Book = Rules & { examples: Examples }

/** The people of the examples, by seat. */
export const NAMES = ['Ada', 'Bruno', 'Carla']

const found = import.meta.glob<{ default: Examples }>('../../games/*/examples/index.ts')
const NONE: Examples = { list: [], drawings: {}, told: () => null }

export async function book(game: string, language: string): Promise<Book | null> {
  const [text, examples] = await Promise.all([rules(game, language), found[`../../games/${game}/examples/index.ts`]?.()])
  return text && { ...text, examples: examples?.default ?? NONE }
}

/** THE GAME's examples, drawn with the table's own cards. */
import { signed, t } from '$lib/text/i18n.svelte'
import type { Examples } from '../../../pages/rules/book'
import { isTrick, up, type FitsExample, type LeftExample, type RowsExample, type TurnExample } from './data'
import Fits from './Fits.svelte'
import Left from './Left.svelte'
import list from './list.json'
import Rows from './Rows.svelte'
import Signals from './Signals.svelte'
import Talk from './Talk.svelte'
import Turn from './Turn.svelte'

const pileSaid = (pile: string, top: number) => t('the-game-pile', { pile, way: up(pile) ? 'up' : 'down', top })

const TOLD: Record<string, (example: never) => string | null> = {
  turn: ({ tops, plays = [], kept = [], draws = 0 }: TurnExample) =>
    [
      ...Object.entries(tops).map(([pile, top]) => pileSaid(pile, top)),
      ...plays.map(({ card, pile, step }) => t('the-game-recap-play', { card, pile, step: signed(step) }) + '.'),
      ...(kept.length ? [`${t('the-game-hand', { count: kept.length })}: ${kept.join(', ')}.`] : []),
      ...(draws ? [`${t('the-game-end-turn', { draws })}.`] : []),
    ].join(' '),
  fits: ({ tries }: FitsExample) =>
    tries.map(({ pile, top, card, step, fits }) => `${pileSaid(pile, top)} ${t(!fits ? 'the-game-pile-no' : isTrick(step) ? 'the-game-pile-trick' : 'the-game-pile-fits', { card, step: signed(step) })}`).join(' '),
  rows: ({ rows }: RowsExample) => rows.map(({ pile, cards }) => `${pileSaid(pile, cards.at(-1)!)} ${cards.join(', ')}.`).join(' '),
  left: ({ hands, draw_pile, left }: LeftExample) => [...hands.map((hand) => hand.length), draw_pile].join(' + ') + ` = ${left}`,
}

const examples: Examples = {
  list,
  drawings: { turn: Turn, fits: Fits, rows: Rows, talk: Talk, signals: Signals, left: Left },
  told: (example) => TOLD[example.draw]?.(example as never) ?? null,
}

export default examples

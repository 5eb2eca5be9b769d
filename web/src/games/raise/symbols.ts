/** RAISE's symbols with the colours that text in them needs. */
import { t } from '$lib/text/i18n.svelte'
import { SYMBOLS, type SymbolName } from './Symbol.svelte'

export type Look = { path: string | null; colour: string; ink: string; letter: string; name: string }

/** Custom sets may have symbols without a drawing: those are shown by their letter. */
export function look(symbol: string): Look {
  const name = t('raise-symbol', { symbol })
  const letter = t('raise-letter', { symbol })
  if (symbol in SYMBOLS) return { path: SYMBOLS[symbol as SymbolName].path, colour: SYMBOLS[symbol as SymbolName].colour, ink: `var(--pen-${symbol})`, letter, name }
  return { path: null, colour: '#7a8a82', ink: '#3b4a43', letter: [...symbol][0]?.toUpperCase() ?? '?', name: symbol }
}

/** A view of any game, sorted for display: single fields, one table of the players, and lists of records. */
import type { View } from '$lib/net/wire'
import { fieldName, inWords, kindOf } from './words'

export type Field = { field: string; name: string; text: string; mine: boolean }
/** One entry for each seat. */
export type Column = { field: string; name: string; cells: string[] }
/** Nested records, such as the rounds so far. */
export type Things = { field: string; name: string; heads: string[]; rows: string[][] }
export type Shown = { fields: Field[]; columns: Column[]; things: Things[] }

/** What every view has, and what is drawn elsewhere. */
const PUBLIC = ['acting', 'result', 'shows']
const MINE = ['seat', 'legal', 'asides', 'may_take_back', 'shows']

const besides = (all: object, known: string[]) => Object.fromEntries(Object.entries(all).filter(([field]) => !known.includes(field)))

/** The fields that a view shows, by name. */
function fieldsOf(part: object | null, known: string[]): [string, unknown][] {
  if (!part) return []
  const shows = (part as { shows?: object }).shows ?? besides(part, known)
  return Object.entries(shows)
}

const isThings = (value: unknown): value is object[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => one !== null && typeof one === 'object' && !Array.isArray(one))

export function shown(game: string, view: View, names: string[]): Shown {
  const all: Shown = { fields: [], columns: [], things: [] }
  const own = new Map(fieldsOf(view.mine, MINE))
  // The seat's own value of a field replaces the public one.
  const fields = new Map([...fieldsOf(view.public, PUBLIC), ...own])
  for (const [field, value] of fields) {
    const kind = kindOf(game, field, value, names.length)
    const name = fieldName(game, field)
    if (kind === 'by-seat' && Array.isArray(value)) all.columns.push({ field, name, cells: value.map((one) => inWords(game, one, names)) })
    else if (isThings(value)) all.things.push({ field, name, ...tabled(game, value, names) })
    else all.fields.push({ field, name, mine: own.has(field), text: inWords(game, value, names, kind) })
  }
  return all
}

/** Things as a table: a column for each field that any of them has. */
function tabled(game: string, things: object[], names: string[]): Pick<Things, 'heads' | 'rows'> {
  const fields = [...new Set(things.flatMap((one) => Object.keys(one)))]
  const cell = (value: unknown, field: string) => inWords(game, value, names, kindOf(game, field, value, names.length))
  return {
    heads: fields.map((field) => fieldName(game, field)),
    rows: things.map((one) => fields.map((field) => cell((one as Record<string, unknown>)[field], field))),
  }
}

/** The subset of Markdown that our rules use: sections, numbered paragraphs, tables, emphasis. Returns text, never HTML. */
export type Span = { text: string; as: 'plain' | 'strong' | 'em' | 'code' | 'rule' }
export type Table = { head: string[]; rows: string[][] }
/** A paragraph with the tables that belong to it; the last words of a section may go without a number. */
export type Paragraph = { number: string | null; words: Span[]; tables: Table[] }
export type Section = { number: string; title: string; paragraphs: Paragraph[] }
export type Text = { lead: Span[][]; sections: Section[] }

const STYLED = /\*\*(.+?)\*\*|(?<![\\*])\*(?!\*)(.+?)\*|`([^`]+)`|(?<=\()(\d+\.\d+)(?=\))/g
const KINDS = ['strong', 'em', 'code', 'rule'] as const

/** `**bold**`, `*emphasis*`, code, and `(3.1)`, which names another paragraph. */
export function spans(text: string): Span[] {
  const found: Span[] = []
  const plain = (words: string) => words && found.push({ text: words.replaceAll('\\*', '*'), as: 'plain' })
  let last = 0
  for (const match of text.matchAll(STYLED)) {
    plain(text.slice(last, match.index))
    const kind = match.slice(1).findIndex((part) => part !== undefined)
    found.push({ text: match[kind + 1]!, as: KINDS[kind]! })
    last = match.index + match[0].length
  }
  plain(text.slice(last))
  return found
}

const cells = (line: string) => line.replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\*', '*'))

function table(lines: string[]): Table {
  const [head = [], ...rows] = lines.filter((line) => !/^\|[\s:|-]+$/.test(line)).map(cells)
  return { head, rows }
}

export function markdown(text: string): Text {
  const lead: Span[][] = []
  const sections: Section[] = []
  for (const part of text.split(/\n\s*\n|\n(?=- )/)) {
    const lines = part.trim().split('\n')
    const first = lines[0]!
    const section = sections.at(-1)
    const heading = /^## (\d+)\s+(.*)$/.exec(first)
    const rule = /^(?:- )?\*\*(\d+\.\d+)\*\*\s+(.*)$/s.exec(lines.join(' '))
    if (heading) sections.push({ number: heading[1]!, title: heading[2]!, paragraphs: [] })
    else if (!first || first.startsWith('# ')) continue
    else if (!section) lead.push(spans(lines.join(' ')))
    else if (first.startsWith('|')) section.paragraphs.at(-1)?.tables.push(table(lines))
    else section.paragraphs.push({ number: rule?.[1] ?? null, words: spans(rule?.[2] ?? lines.join(' ')), tables: [] })
  }
  return { lead, sections }
}

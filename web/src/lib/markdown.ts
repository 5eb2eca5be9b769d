/** As much of Markdown as our rules use: headings, numbered paragraphs, tables. Answers text, never HTML. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'rule'; number: string; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'text'; text: string }

const plain = (text: string) => text.replace(/\*\*|`|(?<!\w)\*|\*(?!\w)/g, '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
const cells = (line: string) => line.replace(/^\||\|$/g, '').split('|').map((cell) => plain(cell.trim()))

export function markdown(text: string): Block[] {
  const blocks: Block[] = []
  for (const part of text.split(/\n\s*\n|\n(?=#|\d+\.\d+ |- )/)) {
    const lines = part.split('\n').filter((line) => line.trim())
    const first = lines[0]
    if (!first || first.startsWith('# ')) continue
    const whole = plain(lines.join(' '))
    const rule = /^(?:- )?(\d+\.\d+)\.?\s+(.*)$/s.exec(whole)
    if (first.startsWith('|')) {
      const rows = lines.filter((line) => !/^\|[\s:|-]+$/.test(line)).map(cells)
      blocks.push({ kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) })
    } else if (first.startsWith('#')) {
      blocks.push({ kind: 'heading', text: plain(first.replace(/^#+\s*/, '')) })
      if (lines.length > 1) blocks.push(...markdown(lines.slice(1).join('\n')))
    } else if (rule) blocks.push({ kind: 'rule', number: rule[1]!, text: rule[2]! })
    else blocks.push({ kind: 'text', text: whole })
  }
  return blocks
}

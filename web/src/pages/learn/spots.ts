/** What a lesson points at, found on the table. */
import type { LessonFace } from '../../games'

const seen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** The elements that a step's words name: `pile A`, `card 3`; none where it is not on the table now. */
export function spots(words: string[], lesson: LessonFace | undefined): Element[] {
  return words.flatMap((word) => {
    const [kind = '', name = ''] = word.split(' ')
    for (const selector of lesson?.spots[kind]?.(name) ?? []) {
      const found = [...document.querySelectorAll(selector)].filter(seen)
      if (found.length) return lesson?.all?.includes(kind) ? found : found.slice(0, 1)
    }
    return []
  })
}

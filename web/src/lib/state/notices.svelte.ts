/** The sheet about notices: of which table; and whether this device has been asked about them, which happens once. */
import { keep, kept } from './keep'

/** The tables that this device is told of, as far as it knows. */
export function tellsOf(table: string): boolean {
  return kept<string[]>('notices-tables', []).includes(table) && matchMedia('(pointer: coarse)').matches
}

export function noteTold(table: string, on: boolean): void {
  const others = kept<string[]>('notices-tables', []).filter((one) => one !== table)
  keep('notices-tables', on ? [table, ...others].slice(0, 100) : others)
}

class NoticeSheet {
  table = $state.raw<string | null>(null)

  show(table: string): void {
    this.table = table
    this.asked = true // whoever finds it need not be asked
  }
  close(): void {
    this.table = null
  }

  get asked(): boolean {
    return kept('notices-asked', false)
  }
  set asked(value: boolean) {
    keep('notices-asked', value)
  }
}

export const noticeSheet = new NoticeSheet()

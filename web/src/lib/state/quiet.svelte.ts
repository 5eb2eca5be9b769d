/** What somebody does not want to see or hear, remembered on this device; nobody else learns of it. */
import { keep, kept } from './keep'
import type { SeatInfo, TableInfo } from '../net/wire'

const MOST = 200 // the oldest are forgotten first

/** An evening of several games is one table to those who sit at it. */
const eveningOf = (info: TableInfo): string => info.evening ?? info.table

class Quiet {
  /** Nobody's reactions are shown, at any table. */
  reactions = $state(kept('quiet-reactions', false))
  #talk = $state.raw(kept<string[]>('quiet-talk', []))
  #people = $state.raw(kept<string[]>('quiet-people', []))

  setReactions(off: boolean): void {
    this.reactions = off
    keep('quiet-reactions', off)
  }

  /** Whether what is written at this table is not shown. */
  talkAt(info: TableInfo): boolean {
    return this.#talk.includes(eveningOf(info))
  }
  setTalk(info: TableInfo, off: boolean): void {
    this.#talk = changed(this.#talk, eveningOf(info), off)
    keep('quiet-talk', this.#talk)
  }

  /** Whether neither this person's reactions nor what they write is shown; it stays so when seats are rotated. */
  mutes(info: TableInfo, seat: SeatInfo | undefined): boolean {
    return seat !== undefined && this.#people.includes(`${eveningOf(info)}/${seat.origin}`)
  }
  setMuted(info: TableInfo, seat: SeatInfo, off: boolean): void {
    this.#people = changed(this.#people, `${eveningOf(info)}/${seat.origin}`, off)
    keep('quiet-people', this.#people)
  }
}

function changed(list: string[], one: string, there: boolean): string[] {
  const others = list.filter((other) => other !== one)
  return there ? [...others, one].slice(-MOST) : others
}

export const quiet = new Quiet()

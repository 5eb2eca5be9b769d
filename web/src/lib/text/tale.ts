/** The events in words. Each event is formatted only once, however long the game becomes. */
import type { Event } from '../net/wire'

/**
 * A line of the log. `at`: the index of its (first) event; `seat`: whose act it was; `head`: something new begins with it; `passing`: to be heard when it
 * happens, not worth reading later.
 */
export type Line = { at: number; text: string; seat: number | null; head: boolean; passing: boolean }

/** How events are put into words, by the game's face. */
export type Telling = {
  say: (event: Event) => string | null
  line?: ((event: Event) => Partial<Omit<Line, 'text' | 'at'>>) | undefined
  aside?: Aside | undefined
}

/** The move that a take-back undid. */
function undone({ news }: Event): object | null {
  for (const one of news) if (one.news === 'taken-back') return one['move'] as object
  return null
}

/** Asides: what somebody says in one go is one line. */
export type Aside = { is: (event: Event) => boolean; say: (run: Event[]) => string }

const goesOn = (events: Event[], at: number, { is }: Aside): boolean => {
  const [before, now] = [events[at - 1], events[at]]
  return before !== undefined && now !== undefined && is(before) && is(now) && 'seat' in before.move && 'seat' in now.move && before.move.seat === now.move.seat
}

export class Tale {
  #events: Event[] = []
  #lines: Line[] = []
  /** How many lines there are before each event. */
  #before: number[] = []
  #told = ''

  /** All lines; `told` identifies viewer and language, and when it changes all lines are formatted again. */
  lines(events: Event[], told: string, { say, line, aside }: Telling): Line[] {
    let known = Math.min(events.length, this.#events.length)
    if (told !== this.#told || events[known - 1] !== this.#events[known - 1]) known = 0
    // Later events may change an event's line: seven dice are one sentence.
    known = Math.max(0, known - 1)
    while (aside && goesOn(events, known, aside)) known--
    if (this.#events.slice(known).some(undone)) known = 0 // what it had removed is shown again
    this.#lines = this.#lines.slice(0, this.#before[known])
    this.#before.length = known
    let run: Event[] = []
    for (let at = known; at < events.length; at++) {
      const event = events[at]!
      const move = undone(event)
      if (move) this.#strike(events, at, JSON.stringify(move))
      const more = aside !== undefined && run.length > 0 && goesOn(events, at, aside)
      run = aside?.is(event) ? [...(more ? run : []), event] : []
      if (more) this.#lines.pop()
      this.#before.push(this.#lines.length)
      const text = more ? aside.say(run) : say(event)
      if (text !== null) this.#lines.push({ at: event.index, text, seat: event.move.seat ?? null, head: false, passing: 'hidden' in event.move, ...line?.(event) })
    }
    this.#events = events
    this.#told = told
    return this.#lines
  }

  /** Removes the line of a move that was taken back. */
  #strike(events: Event[], until: number, move: string): void {
    for (let at = until - 1; at >= 0; at--) {
      const line = this.#before[at]!
      if (line === (this.#before[at + 1] ?? this.#lines.length) || JSON.stringify(events[at]!.move) !== move) continue
      this.#lines.splice(line, 1)
      for (let later = at + 1; later < this.#before.length; later++) this.#before[later]!--
      return
    }
  }
}

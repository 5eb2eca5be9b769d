/** What happened, in words. Each event is put into words once, however long the game becomes. */
import type { Event } from './wire'

export class Tale {
  #events: Event[] = []
  #lines: string[] = []
  /** How many lines there are before each event. */
  #before: number[] = []
  #told = ''

  /** All lines; `told` names to whom and in what language, and when it changes all is said anew. */
  lines(events: Event[], told: string, say: (event: Event) => string | null): string[] {
    let known = Math.min(events.length, this.#events.length)
    if (told !== this.#told || events[known - 1] !== this.#events[known - 1]) known = 0
    // What follows an event may change how it is told: seven dice are one sentence.
    known = Math.max(0, known - 1)
    this.#lines = this.#lines.slice(0, this.#before[known])
    this.#before.length = known
    for (const event of events.slice(known)) {
      this.#before.push(this.#lines.length)
      const line = say(event)
      if (line !== null) this.#lines.push(line)
    }
    this.#events = events
    this.#told = told
    return this.#lines
  }
}

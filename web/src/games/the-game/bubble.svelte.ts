/** Words that are seen for a moment: what a sign says, where a finger has no tooltip. */
const STAYS = 2400

export class Bubble {
  words = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined

  say(words: string): void {
    this.words = words
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.words = ''), STAYS)
  }
}

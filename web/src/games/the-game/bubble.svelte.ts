/** A short-lived text that explains a sign, since touch has no tooltips. */
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

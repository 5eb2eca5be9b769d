/** Whether the server can be reached, as far as the browser and the last calls tell. */
import { to } from '../base'

const ASK_AGAIN = [2000, 4000, 8000, 15_000, 30_000] // milliseconds

class Network {
  lost = $state(!navigator.onLine)
  #timer = 0
  #times = 0

  constructor() {
    addEventListener('offline', () => this.failed())
    addEventListener('online', () => this.#ask())
    document.addEventListener('visibilitychange', () => this.lost && !document.hidden && this.#ask())
    if (this.lost) this.#wait()
  }

  /** A call had no answer. */
  failed(): void {
    if (this.lost) return
    this.lost = true
    this.#times = 0
    this.#wait()
  }

  /** A call had one. */
  reached(): void {
    if (!this.lost) return
    clearTimeout(this.#timer)
    this.lost = false
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => this.#ask(), ASK_AGAIN[Math.min(this.#times++, ASK_AGAIN.length - 1)])
  }

  async #ask(): Promise<void> {
    try {
      if (!document.hidden) {
        // Something small that the service worker does not answer.
        await fetch(to('/manifest.webmanifest'), { method: 'HEAD', cache: 'no-store' })
        return this.reached()
      }
    } catch {
      // still away
    }
    if (this.lost) this.#wait()
  }
}

export const network = new Network()

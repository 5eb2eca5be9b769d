/** Installing the page as an app: offered at the right moment, and never again after a no. */
import { keep, kept } from '../state/keep'

/** Chromium's event, which is kept until somebody wants it. */
type Prompt = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> }

class Install {
  #prompt = $state.raw<Prompt | null>(null)
  #no = $state(kept('install-no', false))
  #done = $state(matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true)

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#prompt = event as Prompt
    })
    addEventListener('appinstalled', () => (this.#done = true))
  }

  /** How it is done here: the browser asks, or people do it by hand as on iOS; null if it is not to be offered. */
  get way(): 'prompt' | 'by-hand' | null {
    if (this.#done || this.#no) return null
    if (this.#prompt) return 'prompt'
    return 'standalone' in navigator ? 'by-hand' : null // Safari on iOS alone has this property
  }

  async ask(): Promise<void> {
    const prompt = this.#prompt
    this.#prompt = null // it can be used once
    if ((await prompt?.prompt())?.outcome === 'dismissed') this.refuse()
  }

  refuse(): void {
    this.#no = true
    keep('install-no', true)
  }
}

export const install = new Install()

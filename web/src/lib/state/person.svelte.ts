/**
 * The private key under which the server keeps this person's games: 128 random bits instead of an account. It is made
 * when first needed and never leaves this browser but as a header; with *Keep my games* off, not even so.
 */
import { keep, kept, keepText } from './keep'
import { hex } from '../net/sha256'

export const isKey = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{32}$/.test(text)
const stored = (): string | null => {
  const found = kept<unknown>('key', null)
  return isKey(found) ? found : null
}

class Person {
  /** The switch: off, nothing is sent and nothing is kept. */
  keeps = $state(kept<boolean>('keep-games', true))
  key = $state.raw<string | null>(stored())
  /** Whether the browser will still have the key tomorrow; a private window or full storage has refused it otherwise. */
  lasting = $state(true)

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === 'stammtisch.key') this.key = stored()
      if (event.key === 'stammtisch.keep-games') this.keeps = kept<boolean>('keep-games', true)
    })
  }

  setKeeps(on: boolean): void {
    this.keeps = on
    keep('keep-games', on)
  }

  /** The key to send, if there is one and games are kept. */
  get shown(): string | null {
    return this.keeps ? this.key : null
  }

  /** The same, for a game that begins: the key is made now if there is none. */
  made(): string | null {
    if (this.keeps && this.key === null) this.take(hex(crypto.getRandomValues(new Uint8Array(16))))
    return this.shown
  }

  /** Uses this key from now on; null forgets it. What is known about the old one's games goes with it. */
  take(key: string | null): void {
    this.key = key
    if (key === null) keepText('key', null)
    else keep('key', key)
    keepText('since', null)
    this.lasting = stored() === key
  }
}

export const person = new Person()

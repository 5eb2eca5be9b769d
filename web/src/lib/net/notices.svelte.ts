/** Notices: what this device and its e-mail address are told of, and how. */
import { at, call } from './api'
import { forgetContacts, knownContact, type Contact } from './contacts'
import { mine } from '../state/mine.svelte'
import { keep } from '../state/keep'
import { noteTold } from '../state/notices.svelte'
import { language } from '../text/i18n.svelte'
import type { components } from './schema'

type Schemas = components['schemas']

/** How the device can be told, or what is missing for it. */
export type Way = 'push' | 'insecure' | 'install' | 'blocked' | 'unsupported'

export function way(): Way {
  if (!isSecureContext) return 'insecure'
  const ready = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // Safari on iOS alone has this property; it has no push before the page is on the home screen.
  if (!ready) return (navigator as { standalone?: boolean }).standalone === false ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'push'
}

/** The browser's push service does not answer. */
export class NoPush extends Error {}

export class Notices {
  server = $state.raw<Schemas['NoticesInfo'] | null>(null)
  device = $state.raw<Contact | null>(null)
  mail = $state.raw<Contact | null>(null)
  deviceOn = $state(false)
  mailOn = $state(false)
  way = $state.raw<Way>(way())

  constructor(readonly table: string) {}

  /** The seats at this table that this browser holds: all of them are told of. */
  get #seats(): [string, string][] {
    return Object.entries(mine.of(this.table)?.tokens ?? {})
  }

  async load(): Promise<void> {
    this.way = way()
    this.server = await call<Schemas['NoticesInfo']>('GET', '/notices')
    this.device = await knownContact('notices-device')
    this.mail = await knownContact('notices-mail')
    this.deviceOn = this.way === 'push' && (await this.#watches(this.device))
    this.mailOn = await this.#watches(this.mail)
    noteTold(this.table, this.deviceOn)
  }

  async #watches(contact: Contact | null): Promise<boolean> {
    const first = this.#seats[0]
    if (!contact || !first) return false
    return (await call<Schemas['Watched']>('GET', this.#path(first[0], contact), first[1])).on
  }

  #path = (seat: string, contact: Contact) => `${at(this.table)}/seats/${seat}/notices/${contact.contact}`

  async #each(method: 'PUT' | 'DELETE', contact: Contact): Promise<void> {
    for (const [seat, token] of this.#seats) await call(method, this.#path(seat, contact), token)
  }

  /** Asks the browser, which asks the person; after a no, `way` says so. */
  async turnOn(): Promise<void> {
    const answer = await Notification.requestPermission()
    this.way = way()
    if (answer !== 'granted') return
    this.device = await call<Contact>('POST', '/contacts/push', null, { subscription: await this.#subscription(), language: language() })
    keep('notices-device', this.device.contact)
    await this.#each('PUT', this.device)
    this.deviceOn = true
    noteTold(this.table, true)
  }

  async turnOff(): Promise<void> {
    if (this.device) await this.#each('DELETE', this.device)
    this.deviceOn = false
    noteTold(this.table, false)
  }

  async #subscription(): Promise<PushSubscriptionJSON> {
    const { pushManager } = await navigator.serviceWorker.ready
    const key = this.server!.push
    const known = await pushManager.getSubscription()
    if (known && same(known.options?.applicationServerKey, key)) return known.toJSON()
    await known?.unsubscribe() // made for another server, or for keys that it no longer has
    try {
      return (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON()
    } catch (error) {
      if (Notification.permission === 'denied') this.way = way()
      throw new NoPush(String(error))
    }
  }

  async askMail(address: string): Promise<void> {
    this.mail = await call<Contact>('POST', '/contacts/mail', null, { address, language: language() })
    keep('notices-mail', this.mail.contact)
    await this.setMail(true)
  }

  async setMail(on: boolean): Promise<void> {
    if (!this.mail) return
    await this.#each(on ? 'PUT' : 'DELETE', this.mail)
    this.mailOn = on
  }

  async forgetMail(): Promise<void> {
    await forgetContacts('notices-mail')
    this.mail = null
    this.mailOn = false
  }
}

/** Whether a subscription was made for this key, given in base64url. */
function same(made: ArrayBuffer | null | undefined, key: string): boolean {
  if (!made) return false
  const text = btoa(String.fromCharCode(...new Uint8Array(made)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === key
}

/** How this browser can be reached: its push subscription and its e-mail address, by the names it keeps. */
import { keep, kept } from '../state/keep'
import { call, Refused } from './api'
import type { components } from './schema'

export type Contact = components['schemas']['ContactInfo']
export type Kind = 'notices-device' | 'notices-mail'

export async function knownContact(kind: Kind): Promise<Contact | null> {
  const id = kept<string | null>(kind, null)
  if (!id) return null
  try {
    return await call<Contact>('GET', `/contacts/${id}`)
  } catch (error) {
    if (!gone(error)) throw error
    keep(kind, null)
    return null
  }
}

/** Nobody at this browser is told of anything any more. */
export async function forgetContacts(...kinds: Kind[]): Promise<void> {
  for (const kind of kinds.length ? kinds : (['notices-device', 'notices-mail'] as const)) {
    const id = kept<string | null>(kind, null)
    if (id)
      await call('DELETE', `/contacts/${id}`).catch((error: unknown) => {
        if (!gone(error)) throw error
      })
    keep(kind, null)
    if (kind === 'notices-device') keep('notices-tables', [])
  }
}

const gone = (error: unknown) => error instanceof Refused && error.status === 404

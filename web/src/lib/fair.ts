/** Recomputes every chance move of a finished game from the revealed secret. */
import type { Fairness } from './wire'

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const hex = (buffer: ArrayBuffer): string => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export type Verdict = { right: true; falls: number } | { right: false; why: 'commitment' | 'fall'; index: number } | { right: null }

/** A whole number below `total`: 64-bit blocks, those that would favour some outcomes are skipped. */
async function number(key: CryptoKey, index: number, total: bigint): Promise<bigint> {
  const limit = (1n << 64n) - ((1n << 64n) % total)
  for (let attempt = 0; ; attempt++) {
    const digest = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${index}.${attempt}`))
    const block = new DataView(digest).getBigUint64(0)
    if (block < limit) return block % total
  }
}

export async function verify(fairness: Fairness, commitment: string): Promise<Verdict> {
  // Plain http in a home network offers no WebCrypto.
  if (!globalThis.crypto?.subtle) return { right: null }
  const secret = bytes(fairness.secret)
  if (hex(await crypto.subtle.digest('SHA-256', secret)) !== commitment) return { right: false, why: 'commitment', index: 0 }
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  for (const fall of fairness.falls) {
    const outcomes = fall.outcomes as unknown as [unknown, number][]
    const total = outcomes.reduce((sum, [, weight]) => sum + BigInt(weight), 0n)
    let left = await number(key, fall.index, total)
    const hit = outcomes.find(([, weight]) => (left -= BigInt(weight)) < 0n)
    if (JSON.stringify(hit?.[0]) !== JSON.stringify(fall.fell)) return { right: false, why: 'fall', index: fall.index }
  }
  return { right: true, falls: fairness.falls.length }
}

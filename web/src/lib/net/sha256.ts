/** SHA-256 and HMAC, also on pages in a home network, where browsers offer no cryptography of their own. */
const ROUNDS = new Uint32Array(64)
const START = new Uint32Array(8)

// The first 32 bits of the fractional parts of the roots of the first primes.
for (let candidate = 2, found = 0; found < 64; candidate++) {
  let prime = true
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false
  if (!prime) continue
  const fraction = (power: number) => ((candidate ** power % 1) * 2 ** 32) >>> 0
  if (found < 8) START[found] = fraction(1 / 2)
  ROUNDS[found++] = fraction(1 / 3)
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 72) >> 6) << 6)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, message.length * 8)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  const hash = Uint32Array.from(START)
  const words = new Uint32Array(64)
  const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + 4 * i)
    for (let i = 16; i < 64; i++) {
      const [early, late] = [words[i - 15]!, words[i - 2]!]
      words[i] = words[i - 16]! + words[i - 7]! + (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word))
  }
  const digest = new Uint8Array(32)
  hash.forEach((word, i) => new DataView(digest.buffer).setUint32(4 * i, word))
  return digest
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > 64 ? sha256(key) : key
  const inner = new Uint8Array(64 + message.length).fill(0x36, 0, 64)
  const outer = new Uint8Array(96).fill(0x5c, 0, 64)
  short.forEach((byte, i) => {
    inner[i]! ^= byte
    outer[i]! ^= byte
  })
  inner.set(message, 64)
  outer.set(sha256(inner), 64)
  return sha256(outer)
}

export const ascii = (text: string): Uint8Array => new TextEncoder().encode(text)
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
export const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** A key as twelve words of the English BIP-39 list, whose last one holds a checksum. */
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { hex, unhex } from '$lib/net/sha256'

export const WORDS = 12
const UNIQUE = 4 // letters tell any word of the list from all others

export const toWords = (key: string): string[] => entropyToMnemonic(unhex(key), wordlist).split(' ')

/** What is wrong with typed words: the text's key and its variables. */
export type Wrong = { why: 'count'; count: number } | { why: 'word'; number: number; word: string; like: string | null } | { why: 'sum' }

/** The key of twelve typed words; each may be shortened to its first four letters. */
export function fromWords(typed: string): string | Wrong {
  const words = typed.toLowerCase().match(/\p{L}+/gu) ?? []
  const found: string[] = []
  for (const [at, word] of words.entries()) {
    const meant = wordlist.includes(word) ? [word] : wordlist.filter((one) => word.length >= UNIQUE && one.startsWith(word))
    if (meant.length !== 1) return { why: 'word', number: at + 1, word, like: nearest(word) }
    found.push(meant[0]!)
  }
  if (found.length !== WORDS) return { why: 'count', count: found.length }
  try {
    return hex(mnemonicToEntropy(found.join(' '), wordlist))
  } catch {
    return { why: 'sum' }
  }
}

/** The word of the list that a mistyped one is closest to, if any is close. */
function nearest(word: string): string | null {
  const [best] = wordlist.map((one) => ({ one, far: distance(word, one) })).sort((p, q) => p.far - q.far)
  return best && best.far <= 2 ? best.one : null
}

function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === other ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}

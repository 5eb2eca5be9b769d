/** History routing in one page. */
import { inside, to } from '../base'

export type Page =
  | { name: 'home' }
  | { name: 'new'; game: string }
  | { name: 'join'; code: string }
  | { name: 'table'; table: string }
  | { name: 'replay'; table: string; step: number | null }
  | { name: 'review'; table: string; at: number | null; find: boolean }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'deal'; table: string }
  | { name: 'daily'; day: string | null }
  | { name: 'me' }
  | { name: 'key' }
  | { name: 'privacy' }
  | { name: 'mail'; what: 'confirm' | 'stop'; token: string }
  | { name: 'lost' }

function read(): Page {
  const [first, second, third] = inside(location.pathname).split('/').filter(Boolean)
  if (!first) return { name: 'home' }
  if (second) {
    if (first === 'new') return { name: 'new', game: second }
    if (first === 'j') return { name: 'join', code: second }
    if (first === 'rules') return { name: 'rules', game: second }
    if (first === 'learn') return { name: 'learn', game: second }
    if (first === 't' && third === 'replay') {
      const step = new URLSearchParams(location.search).get('step')
      return { name: 'replay', table: second, step: step === null ? null : Number(step) }
    }
    if (first === 't' && third === 'deal') return { name: 'deal', table: second }
    if (first === 'daily') return { name: 'daily', day: second }
    if (first === 'me' && second === 'key') return { name: 'key' }
    if (first === 't' && third === 'review') {
      const asked = new URLSearchParams(location.search)
      return { name: 'review', table: second, at: asked.has('at') ? Number(asked.get('at')) : null, find: asked.has('find') }
    }
    if (first === 'mail' && (second === 'confirm' || second === 'stop') && third) return { name: 'mail', what: second, token: third }
    if (first === 't' && !third) return { name: 'table', table: second }
  }
  if (first === 'j') return { name: 'join', code: '' }
  if (first === 'daily') return { name: 'daily', day: null }
  if (first === 'privacy' && !second) return { name: 'privacy' }
  if (first === 'me' && !second) return { name: 'me' }
  return { name: 'lost' }
}

let current = $state.raw<Page>(read())

export const page = (): Page => current

/** Shows another page of ours; its path begins below `base`. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to(path))
  else history.replaceState(null, '', to(path))
  current = read()
  scrollTo(0, 0)
}

addEventListener('popstate', () => (current = read()))

/** Ordinary links stay ordinary links: opened in a new tab or copied; a plain click stays in the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || !link.pathname.startsWith(to('/')) || link.pathname.startsWith(to('/api/'))) return
  // Fragments within the page are left to the browser, and stay in the address.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return
  event.preventDefault()
  go(inside(link.pathname) + link.search + link.hash)
}

/**
 * The service worker (docs/app.md): starts the page without a network, keeps rules, lessons and finished replays that
 * were opened, and shows pushes.
 *
 * The network comes first wherever it answers; what is kept here is for when it does not. No call that carries a token
 * or a key is kept, except the replay of a finished game, and that under its token.
 */
import { at, base, inside, notice } from './notices'

declare const self: ServiceWorkerGlobalScope

/** Written by the build (vite.config.ts): the page's files, and those of each language's texts; paths begin below `base`. */
declare const BUILD: { version: string; entry: string; files: string[]; texts: Record<string, string[]> }

/** Caches belong to the whole host: a server at another path has its own. */
const OWN = `stammtisch-${base && `${base}-`}`
const PAGE = `${OWN}page-${BUILD.version}`
const TEXTS = `${OWN}texts`
const REPLAYS = `${OWN}replays`
/** How many answers are kept, the oldest go first; and the size of the largest. */
const MOST: Record<string, number> = { [TEXTS]: 80, [REPLAYS]: 24 }
const LARGEST = 2_000_000
/** Milliseconds; a network that takes longer counts as none if there is something kept. */
const PATIENCE = 4000

/** The same for everybody: the games, their rules, their own texts and their lessons. */
const TEXT = /^\/api\/(games|games\/[^/]+\/(rules|texts)\/[a-z]{2}|lessons\/[^/]+)$/
const REPLAY = /^\/api\/tables\/[^/]+\/replay$/
const LANGUAGE = /^\/assets\/([a-z]{2})(-[a-z]+)?-[\w-]{8}\.js$/
const GONE = [401, 403, 404, 410]

self.addEventListener('install', (event) => event.waitUntil(install()))

async function install(): Promise<void> {
  const shell = await fetch(`${base}/`, { cache: 'reload' })
  // While a server is being updated, its page may already be another one: then the next attempt succeeds.
  if (!shell.ok || !(await shell.clone().text()).includes(BUILD.entry)) throw new Error('the page is of another build')
  const spoken = await languages()
  const cache = await caches.open(PAGE)
  await cache.put(`${base}/`, shell)
  await take([...BUILD.files, ...spoken.flatMap((language) => BUILD.texts[language] ?? [])])
}

/** The languages whose texts are kept by now, whatever the build. */
async function languages(): Promise<string[]> {
  const found = new Set<string>()
  for (const name of await pages()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const language = LANGUAGE.exec(inside(new URL(url).pathname))?.[1]
      if (language) found.add(language)
    }
  }
  return [...found]
}

const pages = async () => (await caches.keys()).filter((name) => name.startsWith(`${OWN}page-`))

/** Adds files of this build to its cache; those with a hash in their name may come from an older one. */
async function take(files: string[]): Promise<void> {
  const cache = await caches.open(PAGE)
  const one = async (path: string) => {
    const file = base + path
    if (await cache.match(file)) return
    const hashed = path.startsWith('/assets/')
    const known = hashed ? await caches.match(file, { ignoreVary: true }) : undefined
    if (known) return cache.put(file, known)
    await cache.add(new Request(file, { cache: hashed ? 'default' : 'reload' }))
  }
  await Promise.all(files.map(one))
}

self.addEventListener('activate', (event) => event.waitUntil(activate()))

/** Pages of the build before may still be open: their parts stay for one more build. */
async function activate(): Promise<void> {
  const old = (await pages()).filter((name) => name !== PAGE)
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(`${base}/`)) return
  const path = inside(pathname)
  if (request.mode === 'navigate') {
    if (!path.startsWith('/api/')) event.respondWith(opened(event))
  } else if (path.startsWith('/assets/') || BUILD.files.includes(path)) event.respondWith(part(request, path))
  else if (TEXT.test(path) && !secret(request)) event.respondWith(kept(event, TEXTS, pathname))
  else if (REPLAY.test(path)) event.respondWith(keyed(request).then((key) => kept(event, REPLAYS, key)))
})

const secret = ({ headers }: Request) => headers.has('authorization') || headers.has('stammtisch-key')

/** The page as the server has it now; without an answer, as it was kept. */
async function opened(event: FetchEvent): Promise<Response> {
  const fresh = coming(event)
  const answer = await soon(fresh)
  if (answer && answer.status < 500) return answer
  return (await (await caches.open(PAGE)).match(`${base}/`, { ignoreVary: true })) ?? fresh
}

async function coming(event: FetchEvent): Promise<Response> {
  const answer = Promise.resolve(event.preloadResponse).then((early: Response | undefined) => early ?? fetch(event.request))
  event.waitUntil(answer.catch(() => undefined))
  return answer
}

/** The answer, or null if there is none in time. */
const soon = (answer: Promise<Response>) => Promise.race([answer.catch(() => null), new Promise<null>((done) => setTimeout(done, PATIENCE, null))])

/** A file of the page: what has a hash in its name never changes. */
async function part(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(PAGE)
  const file = base + path
  const found = (await cache.match(file, { ignoreVary: true })) ?? (await caches.match(file, { ignoreVary: true }))
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok && Object.values(BUILD.texts).some((files) => files.includes(path))) await cache.put(file, answer.clone()).catch(() => undefined)
  return answer
}

/** A replay is found again only by who shows the same token: no seat's is kept for another. */
async function keyed(request: Request): Promise<string> {
  const { pathname } = new URL(request.url)
  const shown = request.headers.get('authorization')
  if (!shown) return pathname
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(shown))
  return `${pathname}?by=${Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The network's answer, which is kept; without one, what was kept, marked as such. */
async function kept(event: FetchEvent, name: string, key: string): Promise<Response> {
  const cache = await caches.open(name)
  const fresh = fetch(event.request)
  event.waitUntil(fresh.catch(() => undefined))
  const known = await cache.match(key, { ignoreVary: true })
  const answer = known ? await soon(fresh) : await fresh
  if (known && (!answer || answer.status >= 500)) {
    return new Response(known.body, { headers: { 'Content-Type': known.headers.get('Content-Type') ?? '', 'Stammtisch-Kept': '1' } })
  }
  if (answer!.ok) event.waitUntil(keep(cache, name, key, answer!.clone()))
  else if (GONE.includes(answer!.status)) event.waitUntil(cache.delete(key))
  return answer!
}

async function keep(cache: Cache, name: string, key: string, answer: Response): Promise<void> {
  const body = await answer.blob()
  if (body.size > LARGEST) return
  try {
    await cache.delete(key) // so that it is the newest
    await cache.put(key, new Response(body, { headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' } }))
    const all = await cache.keys()
    await Promise.all(all.slice(0, -MOST[name]!).map((old) => cache.delete(old)))
  } catch {
    // no room: then it is not kept
  }
}

type Said = { type: 'activate' } | { type: 'entry'; entry: string } | { type: 'keep'; language: string; texts: string[] }

self.addEventListener('message', (event) => {
  const said = event.data as Said
  if (said.type === 'activate') event.waitUntil(self.skipWaiting())
  else if (said.type === 'entry') event.ports[0]?.postMessage(said.entry === base + BUILD.entry)
  else if (said.type === 'keep') event.waitUntil(provide(said.language, said.texts))
})

/** Fetches what the reader may want to read without a network, unless it is there. */
async function provide(language: string, texts: string[]): Promise<void> {
  await take(BUILD.texts[language] ?? []).catch(() => undefined)
  const cache = await caches.open(TEXTS)
  for (const path of texts) {
    if (!TEXT.test(inside(path)) || (await cache.match(path))) continue
    const answer = await fetch(path).catch(() => null)
    if (answer?.ok) await keep(cache, TEXTS, path, answer)
  }
}

self.addEventListener('error', ({ error }) => void tell(error).catch(() => undefined))
self.addEventListener('unhandledrejection', ({ reason }) => void tell(reason).catch(() => undefined))

/** An error that was not expected: one of the open pages tells the server (lib/app/errors.ts). */
async function tell(error: unknown): Promise<void> {
  if (!(error instanceof Error)) return
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  page?.postMessage({ type: 'error', name: error.name, stack: error.stack ?? '' })
}

self.addEventListener('push', (event) => {
  const { url, count, title, ...how } = notice(event.data)
  const show = async () => {
    if (count !== null) await navigator.setAppBadge?.(count).catch(() => undefined)
    // The server sends nothing to who is looking at the table; and a browser must show something for every push.
    await self.registration.showNotification(title, { ...how, icon: `${base}/icons/icon-192.png`, badge: `${base}/icons/monochrome-96.png`, data: url })
  }
  event.waitUntil(show())
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const go = async () => {
    await navigator.clearAppBadge?.().catch(() => undefined)
    const url = String(event.notification.data ?? `${base}/`)
    const there = await at(self.clients, url)
    // It was loaded at this address, but may show another page by now.
    there?.postMessage({ type: 'open', url })
    if (there) await there.focus()
    else await self.clients.openWindow(url)
  }
  event.waitUntil(go())
})

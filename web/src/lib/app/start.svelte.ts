/** Begun once the first page stands: the service worker, what it keeps, and the note when a new version is there. */
import { untrack } from 'svelte'
import { inside, to } from '../base'
import { games } from '../net/api'
import { language, t } from '../text/i18n.svelte'
import { kept } from '../state/keep'
import { go, page } from '../state/router.svelte'
import { drop, offering } from '../state/toasts.svelte'
import { network } from './network.svelte'
import { turn } from './turn.svelte'
import { update } from './update.svelte'

const HOUR = 3_600_000
/** How long the note stays, and how soon it may come back if nobody answers, in milliseconds. */
const SHOWN = 60_000
const AGAIN = HOUR / 2

export async function start(): Promise<void> {
  let registration: ServiceWorkerRegistration | undefined
  try {
    registration = await navigator.serviceWorker?.register(to('/service-worker.js'))
  } catch {
    // a private window, or no https: everything works as long as the network does
  }
  if (!registration) return
  update.watch(registration)
  // A notice was tapped, and this page has moved on since it was loaded there.
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string; url?: string }>) => {
    if (data?.type === 'open' && data.url && data.url !== location.pathname + location.search) go(inside(data.url))
  })
  // A page that is open for days asks for itself.
  let asked = Date.now()
  const look = () => {
    if (document.hidden || network.lost || Date.now() - asked < HOUR) return
    asked = Date.now()
    void registration.update().catch(() => undefined)
  }
  setInterval(look, HOUR)
  document.addEventListener('visibilitychange', look)

  let offered = -AGAIN
  let note = -1
  $effect.root(() => {
    // Not in the middle of a move: the note waits, and gives way.
    $effect(() => {
      void page()
      if (!update.ready) return
      if (turn.mine) return untrack(() => drop(note))
      if (performance.now() - offered < AGAIN) return
      offered = performance.now()
      note = untrack(() => offering(t('app-update'), t('app-update-reload'), () => update.take(), SHOWN))
    })
    $effect(() => {
      if (!network.lost) void keep(language())
    })
    // The server knows the browser's languages, but not which one was chosen here.
    $effect(() => {
      if (kept('language', '')) document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href = to(`/manifest.webmanifest?language=${language()}`)
    })
  })
}

/** The rules and lessons of every game, in the reader's language, are there without a network. */
async function keep(spoken: string): Promise<void> {
  try {
    const { active } = await navigator.serviceWorker.ready
    const texts = (await games()).flatMap(({ game, lesson, texts }) => [
      `/api/games/${game}/rules/${spoken}`,
      ...(lesson ? [`/api/lessons/${game}`] : []),
      ...(texts ? [`/api/games/${game}/texts/${spoken}`, `/api/games/${game}/texts/en`] : []),
    ])
    active?.postMessage({ type: 'keep', language: spoken, texts: ['/api/games', ...texts].map(to) })
  } catch {
    // at the next visit
  }
}

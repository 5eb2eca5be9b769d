/**
 * Errors that this page did not expect, for the operator of the server (docs/operating.md).
 *
 * Sent are the build, the kind of page, where in our own files it was, and the error's class; never a message, an
 * address, or anything that was dealt, typed or said. Only a server that has asked for them in the page gets any.
 */
import { base, to } from '../base'
import { page } from '../state/router.svelte'
import { network } from './network.svelte'

/** Whether this server takes them. */
export const reporting = document.querySelector('meta[name=stammtisch-errors]') !== null

const MOST = 5
const PLACES = 3
const FILE = '([\\w-]+\\.(?:js|css)(?::\\d+:\\d+)?)'
const HERE = `${location.origin}${base}/`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A file of ours in a line of a stack, and anywhere in a text. */
const OWN = new RegExp(`${HERE}(?:assets/)?${FILE}`)
const PART = new RegExp(`/assets/${FILE}`)
/** This file's name has the build in it. */
const BUILD = /-([\w-]{8})\.js$/.exec(new URL(import.meta.url).pathname)?.[1] ?? ''

/** The class of a part of the page that does not come. */
const LOAD = 'LoadError'

const told = new Set<string>()
const seen = new WeakSet()
let refused = !reporting

/** Where in our files it was, innermost first. Empty if it began in another's, such as an extension's. */
function places(stack: string): string[] {
  const frames = stack.split('\n').filter((line) => line.includes('://') && /^\s*at |@/.test(line))
  const own = frames.map((line) => OWN.exec(line)?.[1])
  return own[0] ? own.filter((place) => place !== undefined).slice(0, PLACES) : []
}

/** `at` is where it was, if the error itself does not say so. */
export function report(error: unknown, kind = '', at = ''): void {
  try {
    if (refused || told.size >= MOST || !navigator.onLine || network.lost) return
    if (error instanceof Object) {
      if (seen.has(error)) return // a part that does not come is told twice: by Vite, then as a promise
      seen.add(error)
    }
    const { name = '', message = '', stack = '' } = error instanceof Error ? error : {}
    const found = kind === LOAD ? (PART.exec(message)?.slice(1) ?? []) : places(stack || at)
    if (!found.length && kind !== LOAD) return
    const body = JSON.stringify({ build: BUILD, place: [page().name, ...found].join(' '), kind: kind || (/^[A-Z][A-Za-z]{0,30}Error$/.test(name) ? name : 'Error') })
    if (told.has(body)) return
    told.add(body)
    fetch(to('/api/errors'), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive: true }).then(
      ({ status }) => (refused ||= status === 404),
      () => undefined,
    )
  } catch {
    // an error while one is told
  }
}

addEventListener('error', ({ error, filename, lineno, colno }) => report(error, '', `@${filename}:${lineno}:${colno}`))
addEventListener('unhandledrejection', ({ reason }) => report(reason))
addEventListener('vite:preloadError', ({ payload }) => report(payload, LOAD))
// The service worker's, which tells one of its pages.
navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ type?: string; name: string; stack: string } | null>) => {
  if (data?.type === 'error') report(Object.assign(new Error(), { name: data.name, stack: data.stack }))
})

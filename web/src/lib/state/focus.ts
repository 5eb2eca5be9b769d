/** The focus is never lost: when what had it goes away, the nearest of its kind takes over, else a card, else the heading. */
type Kin = { list: Element | null; at: number; main: Element | null }

const STOPS = 'button:not(:disabled), a[href], input:not(:disabled), select, [tabindex="0"]'
let held: HTMLElement | null = null
let kin: Kin | null = null

const stops = (within: Element) => [...within.querySelectorAll<HTMLElement>(STOPS)].filter((one) => one.checkVisibility())

addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement)) return
  const list = target.closest('ul, ol')
  held = target
  kin = { list, at: list ? stops(list).indexOf(target) : 0, main: target.closest('main') }
})
// A tap on nothing gives up the focus on purpose; a button that is disabled or removed does not.
addEventListener('focusout', ({ target, relatedTarget }) => {
  const left = target as HTMLElement
  if (relatedTarget === null) queueMicrotask(() => left === held && left.isConnected && !left.matches(':disabled') && (held = null))
})

new MutationObserver(() => {
  if (!held || held.isConnected) return
  if (document.activeElement !== document.body) return
  const next = heir()
  if (!next) return // the next page is still on its way
  held = null
  next.focus({ preventScroll: true })
}).observe(document.body, { childList: true, subtree: true })

function heir(): HTMLElement | undefined {
  if (kin?.main?.isConnected) {
    const left = kin.list?.isConnected ? stops(kin.list) : []
    const near = left[Math.min(kin.at, left.length - 1)] ?? document.querySelector<HTMLElement>('[data-card]')
    if (near) return near
  }
  const heading = document.querySelector<HTMLElement>('h1')
  heading?.setAttribute('tabindex', '-1')
  return heading ?? undefined
}

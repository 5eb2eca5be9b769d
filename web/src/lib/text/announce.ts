/** The live region: screen readers read each line added here, once, in order. */
const STAYS = 10_000 // milliseconds; after that, the log has it

const region = document.createElement('div')
region.className = 'unseen'
region.setAttribute('role', 'log')
region.setAttribute('aria-live', 'polite')
document.body.append(region)

export function announce(text: string): void {
  if (!text) return
  const line = document.createElement('p')
  line.textContent = text
  region.append(line)
  setTimeout(() => line.remove(), STAYS)
}

/** An open dialog silences everything outside it: the region moves into it, and out again. */
export function hearIn(place: Element = document.body): void {
  region.replaceChildren()
  place.append(region)
}

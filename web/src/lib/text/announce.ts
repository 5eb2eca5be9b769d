/** What is only heard: screen readers read each line that is added here, once, in order. */
const STAYS = 10_000 // milliseconds; whoever reads on by hand finds the log instead

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

/** An open dialog silences all that is outside: the region moves in with it, and out again. */
export function hearIn(place: Element = document.body): void {
  region.replaceChildren()
  place.append(region)
}

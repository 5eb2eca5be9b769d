/** How many turns are mine: in the page's title, and on the icon of the installed app. */
let count = $state(0)

export function setCount(now: number): void {
  if (now === count) return
  count = now
  // Not every browser has it, and some only for installed apps; the title says the same.
  const done = now ? navigator.setAppBadge?.(now) : navigator.clearAppBadge?.()
  done?.catch(() => {})
}

/** A page's title with the count before it: `(2) stammtisch`. */
export const titled = (title: string): string => (count ? `(${count}) ${title}` : title)

/** What a push says, and which open page it is about. */

/** Where the server is: '' or a path, '/games'. This script lies at its root. */
export const base = location.pathname.replace(/\/[^/]*$/, '')

/** The path below `base`. */
export const inside = (path: string): string => (path.startsWith(`${base}/`) ? path.slice(base.length) : path)

export type Notice = { title: string; body: string; tag: string; url: string; count: number | null }

/** The server's message; whatever is missing or not of the kind expected is left out. */
export function notice(data: PushMessageData | null): Notice {
  let said: Record<string, unknown> = {}
  try {
    said = (data?.json() as Record<string, unknown> | null) ?? {}
  } catch {
    // a browser must show something for every push
  }
  const text = (name: string) => (typeof said[name] === 'string' ? (said[name] as string) : '')
  const count = said['count']
  return {
    title: text('title') || 'stammtisch',
    body: text('body'),
    tag: text('tag'),
    url: own(text('url')),
    count: typeof count === 'number' && count >= 0 ? count : null,
  }
}

/** An address of this server, whatever the message says. */
function own(address: string): string {
  try {
    const { origin, pathname, search } = new URL(address, location.origin)
    return origin === location.origin && pathname.startsWith(`${base}/`) ? pathname + search : `${base}/`
  } catch {
    return `${base}/`
  }
}

/** A page that was loaded at this address; one that can be seen comes first. */
export async function at(clients: Clients, url: string): Promise<WindowClient | undefined> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const path = new URL(url, location.origin).pathname
  const there = open.filter((client) => new URL(client.url).pathname === path)
  return there.find((client) => client.visibilityState === 'visible') ?? there[0]
}

/**
 * Where the page lives: '' at the root of a host, or a path like '/games' behind a proxy.
 *
 * The server writes it into the addresses of the page's own files (docs/proxies.md); a script knows it by its own.
 * Paths in this code begin below it, '/t/abc': `go` and `Button` take them so; everything else asks `to`.
 */
export const base = import.meta.env.PROD ? new URL(import.meta.url).pathname.replace(/\/assets\/[^/]*$/, '') : ''

/** The path for the browser. What is no path, such as an address with its scheme, stays as it is. */
export const to = (path: string): string => (path.startsWith('/') ? base + path : path)

/** The whole address, for others: to be shared, or drawn as a code. */
export const whole = (path: string): string => location.origin + to(path)

/** The same for a stream. */
export const stream = (path: string): string => whole(path).replace(/^http/, 'ws')

/** The path below `base`, of a path from the browser. */
export const inside = (path: string): string => (path.startsWith(`${base}/`) ? path.slice(base.length) : path)

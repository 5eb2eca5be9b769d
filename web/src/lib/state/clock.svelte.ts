/** The server's time, which moves on every few seconds; turns are due by it. */
const EVERY = 5_000

/** Seconds by which the server's clock is ahead of this device's. */
let ahead = 0
let now = $state(Date.now() / 1000)

const tick = () => (now = Date.now() / 1000 + ahead)
setInterval(tick, EVERY)
document.addEventListener('visibilitychange', tick)

export const clock = {
  /** Seconds since 1970. */
  get now(): number {
    return now
  },
  /** The same to the moment, for those who ask again. */
  exact: () => Date.now() / 1000 + ahead,
  /** Takes over the server's time, unless the two differ by no more than the answer's journey, in seconds. */
  set(server: number, journey = 5): void {
    const found = server - Date.now() / 1000
    if (Math.abs(found - ahead) > journey) ahead = found
    tick()
  },
}

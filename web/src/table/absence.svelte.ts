/** Who is to act and not connected; and the time until something may be done about it. */
import { isAway, type Board } from '$lib/state/board'
import { clock } from '$lib/state/clock.svelte'

/** How long a person may be away before the table says so, in milliseconds: a page that reloads is not. */
const PATIENCE = 1500

export class Absence {
  seat = $state<number | null>(null)

  /** To be made while a component is. */
  constructor(board: () => Board, acting: () => number[]) {
    const gone = $derived.by(() => {
      const { info, seat: me } = board()
      // With a time for turns nobody has to be here before it has run out.
      const inTime = info.turn_time !== null && (info.due === null || info.due > clock.now)
      if (info.state !== 'running' || inTime) return undefined
      return info.seats.find(({ seat }) => seat !== me && acting().includes(seat) && isAway(board(), seat))?.seat
    })
    $effect(() => {
      const seat = gone
      this.seat = null
      if (seat === undefined) return
      const timer = setTimeout(() => (this.seat = seat), PATIENCE)
      return () => clearTimeout(timer)
    })
  }
}

/** Counts down to a moment of the server's clock. */
export class Until {
  /** Whole seconds; 0 once it has come. */
  left = $state(0)

  /** To be made while a component is; null: there is nothing to wait for. */
  constructor(when: () => number | null) {
    $effect.pre(() => {
      const end = when()
      const count = (): number => (this.left = end === null ? 0 : Math.max(0, Math.ceil(end - clock.exact())))
      if (!count()) return
      const timer = setInterval(() => count() || clearInterval(timer), 250)
      return () => clearInterval(timer)
    })
  }
}

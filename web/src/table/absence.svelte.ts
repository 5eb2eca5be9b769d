/** Who is to act and not connected, once it lasts more than a moment. */
import type { Board } from '$lib/state/board'
import { clock } from '$lib/state/clock.svelte'

/** How long somebody may be away before the table says so, in milliseconds. */
const PATIENCE = 15_000

export class Absence {
  seat = $state<number | null>(null)

  /** To be made while a component is. */
  constructor(board: () => Board, acting: () => number[]) {
    const gone = $derived.by(() => {
      const { replay, info, seat: me } = board()
      // With a time for turns nobody has to be here before it has run out.
      const inTime = info.turn_time !== null && (info.due === null || info.due > clock.now)
      if (replay || info.state !== 'running' || inTime) return undefined
      return info.seats.find(({ seat, kind, connected, stands_in }) => seat !== me && acting().includes(seat) && kind === 'person' && !connected && !stands_in)?.seat
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

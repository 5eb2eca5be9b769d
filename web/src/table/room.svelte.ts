/** What a frame and its table agree on: which of them shows who plays. */
import { getContext, setContext } from 'svelte'

const KEY = Symbol('room')

export class Room {
  /** The table lists all players itself, so the frame need not. */
  listed = $state(false)
  constructor(
    /** Asks about a player: let a bot play, look through their eyes. */
    readonly onseat: (seat: number) => void,
  ) {}
}

export const giveRoom = (room: Room): Room => setContext(KEY, room)
export const room = (): Room => getContext(KEY)

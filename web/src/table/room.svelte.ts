/** Shared by a frame and its table: which of them lists the players. */
import { getContext, setContext } from 'svelte'

const KEY = Symbol('room')

export class Room {
  /** The table lists all players itself, so the frame need not. */
  listed = $state(false)
  constructor(
    /** Opens the menu of a player: let a bot play, or see the game from their seat. */
    readonly onseat: (seat: number) => void,
  ) {}
}

export const giveRoom = (room: Room): Room => setContext(KEY, room)
export const room = (): Room => getContext(KEY)

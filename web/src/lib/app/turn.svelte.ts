/** What the device does while it is my turn: a short vibration, and the screen stays on. */
import { settings } from '../state/settings.svelte'

const PULSE = [60, 80, 60] // milliseconds
/** Somebody who has not touched the table for so long is not looking at it, in milliseconds. */
const IDLE = 5 * 60_000

let mine = $state(false)
let lock: WakeLockSentinel | null = null
let asking = false
let idle = 0

export const turn = {
  /** Whether this browser's seat is to act at the table that is shown. */
  get mine(): boolean {
    return mine
  },
  set(now: boolean): void {
    if (now === mine) return
    mine = now
    if (now) buzz()
    touched()
  },
}

/** Without a touch before, browsers refuse to vibrate, and complain. */
function buzz(): void {
  if (settings.vibrates && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PULSE)
}

/** The screen stays on from now until nothing has happened for long. */
function touched(): void {
  clearTimeout(idle)
  if (mine) idle = window.setTimeout(() => void lock?.release(), IDLE)
  void hold()
}

async function hold(): Promise<void> {
  if (!mine) return void lock?.release()
  if (lock || asking || document.hidden) return
  asking = true
  try {
    lock = (await navigator.wakeLock?.request('screen')) ?? null
    lock?.addEventListener('release', () => (lock = null))
    if (!mine) void lock?.release()
  } catch {
    // low on power, or not allowed: the screen does as it likes
  }
  asking = false
}

document.addEventListener('visibilitychange', touched) // a hidden page loses it
addEventListener('pointerdown', touched)
addEventListener('keydown', touched)

/** Small sounds, synthesised: nothing to download. */
import { settings } from '../state/settings.svelte'

let context: AudioContext | null = null

function audio(): AudioContext | null {
  if (!settings.sound || !('AudioContext' in globalThis)) return null
  // A context made before the first touch would stay silent and warn.
  if (!context && !navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

function tone(frequency: number, start: number, length: number, volume = 0.08, type: OscillatorType = 'sine'): void {
  const at = audio()
  if (!at) return
  const from = at.currentTime + start
  const oscillator = at.createOscillator()
  const gain = at.createGain()
  oscillator.type = type
  oscillator.frequency.value = frequency
  gain.gain.setValueAtTime(0, from)
  gain.gain.linearRampToValueAtTime(volume, from + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length)
  oscillator.connect(gain).connect(at.destination)
  oscillator.start(from)
  oscillator.stop(from + length)
}

/** A short rush of filtered noise: paper on cloth, dice on wood. */
function rustle(start: number, length: number, pitch: number, volume = 0.16): void {
  const at = audio()
  if (!at) return
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  const source = at.createBufferSource()
  source.buffer = buffer
  const filter = at.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 0.9
  const gain = at.createGain()
  gain.gain.value = volume
  source.connect(filter).connect(gain).connect(at.destination)
  source.start(at.currentTime + start)
}

export const sounds = {
  pick: () => rustle(0, 0.05, 3200, 0.07),
  lay: () => {
    rustle(0, 0.09, 1500)
    tone(130, 0, 0.09, 0.1)
  },
  trick: () => [523, 659, 784, 1047].forEach((f, i) => tone(f, i * 0.06, 0.3, 0.06, 'triangle')),
  draw: () => rustle(0, 0.12, 2400, 0.09),
  turn: () => {
    tone(587, 0, 0.16, 0.06)
    tone(880, 0.09, 0.24, 0.05)
  },
  refuse: () => tone(150, 0, 0.16, 0.08, 'square'),
  signal: () => tone(740, 0, 0.12, 0.05, 'triangle'),
  dice: () => [0, 0.07, 0.13, 0.22, 0.29].forEach((s) => rustle(s, 0.05, 900 + Math.random() * 900, 0.2)),
  stone: () => tone(320, 0, 0.1, 0.1, 'triangle'),
  won: () => [523, 659, 784, 1047, 1319].forEach((f, i) => tone(f, i * 0.11, 0.5, 0.06, 'triangle')),
  lost: () => [392, 349, 311, 262].forEach((f, i) => tone(f, i * 0.16, 0.45, 0.06)),
}

/** Numbers, days and moments as the reader's language writes them. */
import { language } from './i18n.svelte'

export const percent = (share: number, digits = 0): string => new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: digits }).format(share)

export const number = (value: number, digits = 1): string => new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value)

/** Points of a hundred with their sign: +12, −3. */
export const points = (share: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(100 * share).replace('-', '\u2212')

/** Points of a hundred, for a text that counts them. */
export const inPoints = (share: number): number => Math.round(100 * share)

/** A day of the calendar, written as in `2026-11-17`; days are those of UTC. */
export function dayName(day: string, how: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  const found = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(found.getTime()) ? day : new Intl.DateTimeFormat(language(), { ...how, timeZone: 'UTC' }).format(found)
}

/** A moment, as seconds since 1970, as the date where the reader is. */
export const dateOf = (seconds: number): string => new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(seconds * 1000)

/** The day so many days later. */
export const later = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

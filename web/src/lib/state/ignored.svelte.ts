/** Whose words this browser does not show: people ignored everywhere, and guests ignored at one table. */
import { keep, kept } from './keep'

type Seats = Record<string, number[]>
const MOST = 100

class IgnoredSeats {
  /** Guests have no key: they are remembered here, by table and seat. */
  #guests = $state.raw<Seats>(kept<Seats>('ignored-guests', {}))
  #people = $state.raw<Seats>({})

  at(table: string, seat: number): boolean {
    return (this.#people[table]?.includes(seat) || this.#guests[table]?.includes(seat)) ?? false
  }

  /** What the server knows of a table. */
  told(table: string, seats: number[]): void {
    this.#people = { ...this.#people, [table]: seats }
  }

  put(table: string, seat: number, on: boolean): void {
    const others = (this.#people[table] ?? []).filter((one) => one !== seat)
    this.told(table, on ? [...others, seat] : others)
    if (!on) this.putGuest(table, seat, false)
  }

  putGuest(table: string, seat: number, on: boolean): void {
    const others = (this.#guests[table] ?? []).filter((one) => one !== seat)
    const all = Object.entries({ ...this.#guests, [table]: on ? [...others, seat] : others }).filter(([, seats]) => seats.length)
    this.#guests = Object.fromEntries(all.slice(-MOST))
    keep('ignored-guests', this.#guests)
  }
}

export const ignoredSeats = new IgnoredSeats()

/** A card's number is an hour of the day: 2 is deep night, 99 is noon. */
const STOPS: [number, [number, number, number]][] = [
  [2, [34, 36, 92]],
  [24, [92, 62, 140]],
  [40, [214, 92, 92]],
  [56, [244, 140, 74]],
  [74, [247, 196, 92]],
  [99, [120, 198, 232]],
]

export function sky(card: number): string {
  for (let i = 1; i < STOPS.length; i++) {
    const [from, a] = STOPS[i - 1]!
    const [to, b] = STOPS[i]!
    if (card <= to) {
      const part = Math.max(0, (card - from) / (to - from))
      return `rgb(${a.map((channel, k) => Math.round(channel + (b[k]! - channel) * part)).join(' ')})`
    }
  }
  return `rgb(${STOPS.at(-1)![1].join(' ')})`
}

/** Where the sun stands in the card's picture, from the foot of the hills to the zenith. */
export const sunHeight = (card: number): number => 132 - ((card - 2) / 97) * 58

/** The track's line: a spiral of rounded rectangles from the upper left corner inwards, with room in its middle. */
export type Spot = { x: number; y: number }

export type Spiral = {
  length: number
  path: string
  /** The spot that lies so far along the line. */
  along: (distance: number) => Spot
  /** What is free inside the innermost turn. */
  middle: { left: number; top: number; width: number; height: number }
  /** Its outline, clear of every field. */
  inside: string
}

const SQUARENESS = 2 / 4.8
const SAMPLES = 900

export function spiral(width: number, height: number, ring: number, turns: number): Spiral {
  const edge = ring * 0.5
  const lift = ring * 0.42 // stones stand up from their field: the uppermost ones need room
  const bent = (part: number) => Math.sign(part) * Math.abs(part) ** SQUARENESS
  const raw = Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const turn = (i / SAMPLES) * turns
    const angle = (turn - 0.375) * 2 * Math.PI
    return { x: (width / 2 - edge - turn * ring) * bent(Math.cos(angle)), y: (height / 2 - edge - turn * ring) * bent(Math.sin(angle)) }
  })
  // A spiral leans to the side on which it begins: stretched until it fills its box.
  const stretch = (values: number[], from: number, to: number) => {
    const least = Math.min(...values)
    const scale = (to - from) / (Math.max(...values) - least)
    return (value: number) => from + (value - least) * scale
  }
  const across = stretch(raw.map((spot) => spot.x), edge, width - edge)
  const downwards = stretch(raw.map((spot) => spot.y), edge + lift, height - edge)
  const spots = raw.map((spot) => ({ x: across(spot.x), y: downwards(spot.y) }))
  const reached = [0]
  for (let i = 1; i < spots.length; i++) reached.push(reached[i - 1]! + Math.hypot(spots[i]!.x - spots[i - 1]!.x, spots[i]!.y - spots[i - 1]!.y))
  const length = reached.at(-1)!
  const along = (distance: number): Spot => {
    const wanted = Math.min(length, Math.max(0, distance))
    let low = 0
    let high = SAMPLES
    while (high - low > 1) {
      const half = (low + high) >> 1
      if (reached[half]! <= wanted) low = half
      else high = half
    }
    const part = (wanted - reached[low]!) / (reached[high]! - reached[low]! || 1)
    const [p, q] = [spots[low]!, spots[high]!]
    return { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part }
  }
  const last = spots.slice(-Math.floor(SAMPLES / turns)) // the innermost turn
  const xs = last.map((spot) => spot.x)
  const ys = last.map((spot) => spot.y)
  const wall = ring * 0.62
  const left = Math.min(...xs.slice(xs.length >> 1)) + wall
  const top = Math.min(...ys.slice(0, ys.length >> 1)) + wall
  // The innermost turn moved inwards; it begins behind the round end of the line.
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const inwards = ({ x, y }: Spot): Spot => {
    const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
    return { x: cx + (x - cx) * (1 - wall / (cx - x0)), y: cy + (y - cy) * (1 - wall / (cy - y0)) }
  }
  const end = spots.at(-1)!
  const turn = last.slice(last.findIndex((spot) => Math.hypot(spot.x - end.x, spot.y - end.y) > ring * 1.35)).map(inwards)
  return {
    length,
    path: drawn(spots),
    along,
    middle: { left, top, width: Math.max(...xs) - wall - left, height: Math.max(...ys) - wall - top },
    inside: `${drawn(turn)}Z`,
  }
}

const drawn = (spots: Spot[]): string => 'M' + spots.map((spot) => `${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`).join('L')

/** A piece of the line, for the way a stone would travel. */
export function piece(line: Spiral, from: number, to: number): string {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 6))
  return drawn(Array.from({ length: steps + 1 }, (_, i) => line.along(from + ((to - from) * i) / steps)))
}

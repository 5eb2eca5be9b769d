/** Places the coach: never over what it points at, and over as little else as possible. */
export type Box = { left: number; top: number; width: number; height: number }

const EDGE = 8
const AIR = 14

const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top))

export const wider = (box: Box, by: number): Box => ({ left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by })

export const touches = (box: Box, others: Box[]): boolean => others.some((other) => shared(box, other) > 0)

/** Cuts round holes into a frame's box where these are; its glow reaches beyond it. */
export function spared(frame: Box, holes: Box[]): string | null {
  const inside = holes.filter((hole) => touches(frame, [hole]))
  if (!inside.length) return null
  const glow = 48
  const all = `M${-glow} ${-glow}H${frame.width + glow}V${frame.height + glow}H${-glow}Z`
  const round = ({ left, top, width, height }: Box) => {
    const r = Math.max(width, height) / 2 + 2
    return `M${left - frame.left + width / 2 - r} ${top - frame.top + height / 2}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  }
  return `path(evenodd, "${all}${inside.map(round).join('')}")`
}

function* range(first: number, last: number, step: number): Generator<number> {
  for (let at = first; at < last; at += step) yield at
  yield Math.max(first, last)
}

/**
 * @param size of the coach
 * @param room of the window
 * @param meant what it points at, and must not cover
 * @param busy what else should stay visible, with weights
 */
export function place(size: { width: number; height: number }, room: { width: number; height: number }, meant: Box[], busy: { box: Box; weight: number }[]): Box {
  const free = meant.map((box) => wider(box, AIR))
  const middle = meant.length
    ? { x: meant.reduce((sum, box) => sum + box.left + box.width / 2, 0) / meant.length, y: meant.reduce((sum, box) => sum + box.top + box.height / 2, 0) / meant.length }
    : { x: room.width / 2, y: room.height * 0.4 }
  let best: Box | null = null
  let least = Infinity
  const right = room.width - size.width - EDGE
  for (const left of range(EDGE, right, right - EDGE > 40 ? 24 : 400)) {
    for (const top of range(EDGE, room.height - size.height - EDGE, 8)) {
      const box = { left, top, ...size }
      let cost = 0.3 * Math.hypot(left + size.width / 2 - middle.x, top + size.height / 2 - middle.y)
      for (const one of free) cost += 1000 * shared(box, one)
      for (const { box: other, weight } of busy) cost += (weight * shared(box, other)) / 100
      if (cost < least) {
        least = cost
        best = box
      }
    }
  }
  return best ?? { left: EDGE, top: EDGE, ...size }
}

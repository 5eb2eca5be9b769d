/** Labels at the end of lines: moved apart as little as needed to avoid overlaps. */
export function spread(wanted: number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((y, at) => ({ y, at })).sort((p, q) => p.y - q.y)
  const found = order.map(({ y }) => Math.min(most, Math.max(least, y)))
  for (let i = 1; i < found.length; i++) found[i] = Math.max(found[i]!, found[i - 1]! + gap)
  const over = Math.max(0, (found.at(-1) ?? 0) - most)
  if (over) {
    found[found.length - 1]! -= over
    for (let i = found.length - 2; i >= 0; i--) found[i] = Math.min(found[i]!, found[i + 1]! - gap)
  }
  const placed: number[] = []
  order.forEach(({ at }, i) => (placed[at] = found[i]!))
  return placed
}

export interface Point {
  x: number
  y: number
}

/**
 * An SVG path through all points that never swings past them: monotone cubic interpolation after Fritsch and Carlson (1980),
 * with tangents by the harmonic mean. `x` must rise from point to point.
 */
export function monotonePath(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const slopes = points.slice(1).map((point, index) => {
    const before = points[index] ?? point
    return (point.y - before.y) / (point.x - before.x)
  })
  const tangents = points.map((_, index) => {
    const left = slopes[index - 1] ?? slopes[index] ?? 0
    const right = slopes[index] ?? left
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  })
  let path = `M${num(first.x)} ${num(first.y)}`
  points.slice(1).forEach((point, index) => {
    const before = points[index] ?? point
    const third = (point.x - before.x) / 3
    const leave = before.y + (tangents[index] ?? 0) * third
    const arrive = point.y - (tangents[index + 1] ?? 0) * third
    path += `C${num(before.x + third)} ${num(leave)} ${num(point.x - third)} ${num(arrive)} ${num(point.x)} ${num(point.y)}`
  })
  return path
}

/** Points for values spread evenly over `width`, the largest at the top; a flat line lies in the middle. */
export function spread(values: readonly number[], width: number, height: number, pad = 0): Point[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const span = high - low
  return values.map((value, index) => ({
    x: pad + (values.length === 1 ? 0.5 : index / (values.length - 1)) * (width - 2 * pad),
    y: span === 0 ? height / 2 : height - pad - ((value - low) / span) * (height - 2 * pad),
  }))
}

const num = (value: number) => String(Math.round(value * 100) / 100)

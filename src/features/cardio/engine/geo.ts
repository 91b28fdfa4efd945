/** Mean radius of the earth in metres (IUGG). */
const RADIUS = 6_371_008.8
const RAD = Math.PI / 180

export type Position = { lat: number; lon: number }

/** Great-circle distance in metres by the haversine formula (Sinnott 1984). */
export function haversine(a: Position, b: Position): number {
  const half =
    Math.sin(((b.lat - a.lat) * RAD) / 2) ** 2 + Math.cos(a.lat * RAD) * Math.cos(b.lat * RAD) * Math.sin(((b.lon - a.lon) * RAD) / 2) ** 2
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(half)))
}

export type Flat = { x: number; y: number }

/** Metres east and north of the centre: an equirectangular projection, accurate to 0.1 % over the distance of a day. */
export function flatten(positions: readonly Position[]): Flat[] {
  if (positions.length === 0) return []
  const lats = positions.map(({ lat }) => lat)
  const midLat = (lats.reduce((a, b) => Math.min(a, b)) + lats.reduce((a, b) => Math.max(a, b))) / 2
  const lon0 = positions[0]!.lon
  const scale = Math.cos(midLat * RAD)
  return positions.map(({ lat, lon }) => ({
    // Takes the shorter way round, so that no line crosses the whole map at the date line.
    x: (((((lon - lon0 + 540) % 360) + 360) % 360) - 180) * RAD * RADIUS * scale,
    y: (lat - midLat) * RAD * RADIUS,
  }))
}

/** Indices of points that keep the simplified line within `tolerance` metres of the original (Douglas and Peucker 1973), with both ends. */
export function simplified(points: readonly Flat[], tolerance: number): number[] {
  if (points.length < 3) return points.map((_, index) => index)
  const keeps = new Uint8Array(points.length)
  keeps[0] = keeps[points.length - 1] = 1
  const open: [number, number][] = [[0, points.length - 1]]
  while (open.length > 0) {
    const [from, to] = open.pop()!
    let far = 0
    let at = -1
    for (let index = from + 1; index < to; index++) {
      const off = offLine(points[index]!, points[from]!, points[to]!)
      if (off > far) [far, at] = [off, index]
    }
    if (far <= tolerance || at < 0) continue
    keeps[at] = 1
    open.push([from, at], [at, to])
  }
  return [...keeps.keys()].filter((index) => keeps[index] === 1)
}

function offLine(p: Flat, a: Flat, b: Flat): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length))
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
}

/** A round length for a scale bar, about a quarter of `width`: 1, 2 or 5 times a power of ten, in the unit `one` (metres). */
export function scaleLength(width: number, one: number): number {
  const wanted = width / 4 / one
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = [5, 2, 1].find((step) => step * power <= wanted) ?? 1
  return step * power
}

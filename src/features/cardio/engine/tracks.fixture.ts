import { trackOf, type Track, type TrackPoint } from './track.ts'

/** A degree of latitude in metres on the sphere that `haversine` uses. */
export const METRES_PER_DEGREE = (6_371_008.8 * Math.PI) / 180

type Outing = {
  /** Metres a second. */
  speed: number
  metres: number
  every?: number
  /** Beats a minute after so many seconds. */
  bpm?: (seconds: number) => number
  /** Height in metres by the share of the distance. */
  ele?: (share: number) => number
  /** The start; the route is a curved loop around a park. */
  at?: { lat: number; lon: number }
  seed?: number
  /** Variation of the speed, as a share of it; the total time stays the same. */
  unsteady?: number
}

/** The bends make the route longer than the underlying circle. */
const BENDS = 0.775

/** Points of a loop at a constant or slightly varying speed; `seed` determines the bends. */
export function loop({
  speed,
  metres,
  every = 5,
  bpm,
  ele,
  at = { lat: 52.52, lon: 13.37 },
  seed = 1,
  unsteady = 0,
}: Outing): TrackPoint[] {
  const seconds = Math.round(metres / speed)
  const radius = metres / (2 * Math.PI)
  const points: TrackPoint[] = []
  for (let t = 0; ; t = Math.min(seconds, t + every)) {
    const time = t / seconds
    const sway = Math.sin(2 * Math.PI * time) + 0.3 * Math.sin(6 * Math.PI * time) + 0.12 * Math.sin(22 * Math.PI * time)
    const share = time + (unsteady * sway) / (2 * Math.PI)
    const angle = 2 * Math.PI * share
    const bend = 1 + 0.18 * Math.sin(3 * angle + seed) + 0.09 * Math.sin(7 * angle + 2 * seed) + 0.03 * Math.sin(19 * angle)
    const [x, y] = [Math.sin(angle) * radius * bend * BENDS, (Math.cos(angle) - 1) * radius * bend * BENDS]
    points.push({
      t,
      lat: at.lat + y / METRES_PER_DEGREE,
      lon: at.lon + x / METRES_PER_DEGREE / Math.cos((at.lat * Math.PI) / 180),
      dist: share * metres,
      ...(bpm && { hr: Math.round(bpm(t)) }),
      ...(ele && { ele: ele(share) }),
    })
    if (t === seconds) return points
  }
}

/** A track due north at constant speed, with a point every `every` seconds: its distance is exact to the metre. */
export function north(speed: number, seconds: number, every = 1, change: (point: TrackPoint) => Partial<TrackPoint> = () => ({})): Track {
  const points: TrackPoint[] = []
  for (let t = 0; t <= seconds; t += every) {
    const point: TrackPoint = { t, lat: (speed * t) / METRES_PER_DEGREE, lon: 10 }
    points.push({ ...point, ...change(point) })
  }
  return trackOf(points)!
}

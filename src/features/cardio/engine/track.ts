import { haversine } from './geo.ts'

/**
 * The points of a recording, as columns of equal length. `t`: whole seconds since the start, ascending; `lat` and `lon`: degrees;
 * `ele`: metres; `dist`: metres since the start, from the device; `hr`: beats a minute; `power`: watts. A missing column was not
 * recorded; null is a gap. `starts`: indices of points that follow a pause.
 */
export type Track = {
  t: number[]
  lat?: (number | null)[]
  lon?: (number | null)[]
  ele?: (number | null)[]
  dist?: (number | null)[]
  hr?: (number | null)[]
  power?: (number | null)[]
  starts?: number[]
}

export const TRACK_COLUMNS = ['lat', 'lon', 'ele', 'dist', 'hr', 'power'] as const
export type TrackColumn = (typeof TRACK_COLUMNS)[number]

export type TrackPoint = { t: number } & Partial<Record<TrackColumn, number>>

/** Longest recording: later points belong to another session, or the clock jumped. */
export const MAX_TRACK_SECONDS = 48 * 3600
/** Maximum number of points in a track: three hours at one a second are 10,800. */
export const MAX_TRACK_POINTS = 20_000

const BOUNDS: Readonly<Record<TrackColumn, readonly [number, number, number]>> = {
  lat: [-90, 90, 1e6],
  lon: [-180, 180, 1e6],
  ele: [-500, 9500, 10],
  dist: [0, 2_000_000, 10],
  hr: [25, 250, 1],
  power: [0, 3000, 1],
}

/**
 * Makes a track of points in any order: sorts them, keeps one a second, drops implausible values and thins to MAX_TRACK_POINTS.
 * `startsAt`: times of points after a pause. undefined where fewer than two points are left.
 */
export function trackOf(points: readonly TrackPoint[], startsAt: readonly number[] = []): Track | undefined {
  const sorted = points.filter(({ t }) => Number.isFinite(t)).toSorted((a, b) => a.t - b.t)
  const first = sorted[0]?.t ?? 0
  const rows: TrackPoint[] = []
  for (const point of sorted) {
    const t = Math.round(point.t - first)
    if (t > MAX_TRACK_SECONDS) break
    const clean: TrackPoint = { t }
    for (const column of TRACK_COLUMNS) {
      const value = point[column]
      const [low, high, step] = BOUNDS[column]
      if (value !== undefined && Number.isFinite(value) && value >= low && value <= high) clean[column] = Math.round(value * step) / step
    }
    // A position needs both coordinates; devices write 0/0 where they have no position.
    if (clean.lat === undefined || clean.lon === undefined || (clean.lat === 0 && clean.lon === 0)) {
      delete clean.lat
      delete clean.lon
    }
    if (rows.at(-1)?.t === t) Object.assign(rows.at(-1)!, clean)
    else rows.push(clean)
  }
  if (rows.length < 2) return undefined
  const every = Math.ceil(rows.length / MAX_TRACK_POINTS)
  const stored = rows.filter((_, index) => index % every === 0 || index === rows.length - 1)
  const track: Track = { t: stored.map(({ t }) => t) }
  for (const column of TRACK_COLUMNS)
    if (stored.some((row) => row[column] !== undefined)) track[column] = stored.map((row) => row[column] ?? null)
  const starts = startsAt.map((at) => stored.findIndex(({ t }) => t >= Math.round(at - first))).filter((index) => index > 0)
  if (starts.length > 0) track.starts = [...new Set(starts)].toSorted((a, b) => a - b)
  return track
}

/** Joins the tracks of one paused session, in any order; `startedAt` in epoch milliseconds. undefined where there is none. */
export function joinTracks(parts: readonly { startedAt: number; track: Track }[]): Track | undefined {
  if (parts.length < 2) return parts[0]?.track
  const points: TrackPoint[] = []
  const starts: number[] = []
  for (const { startedAt, track } of parts) {
    const base = startedAt / 1000
    starts.push(base, ...(track.starts ?? []).map((index) => base + track.t[index]!))
    for (const [index, t] of track.t.entries()) {
      const point: TrackPoint = { t: base + t }
      for (const column of TRACK_COLUMNS) {
        const value = track[column]?.[index]
        if (value !== undefined && value !== null) point[column] = value
      }
      points.push(point)
    }
  }
  return trackOf(points, starts)
}

/** A longer gap is a pause unless the position moved meanwhile: devices that save battery record only every few seconds. */
const LONGEST_GAP = 30
/** Window for the speed, seconds before and after a point: some devices record time every second, but distance less often. */
const AROUND = 5
/** A lower speed, in metres a second, counts as standing. */
const STANDING = 0.4
/** A jump between positions faster than this, in metres a second, is an error of the device. */
const FASTEST = 45

export type Motion = {
  /** Metres since the start at each point; null for a track without any distance. */
  metres: number[] | null
  /** Moving time in seconds up to each point, without pauses. */
  moving: number[]
}

/** Distance and moving time along a track. Prefers the device's own distance, which also covers tunnels and treadmills. */
export function motionOf(track: Track): Motion {
  const { t } = track
  const metres = metresOf(track)
  const starts = new Set(track.starts)
  const moving = [0]
  let [from, to] = [0, 0]
  for (let index = 1; index < t.length; index++) {
    const seconds = t[index]! - t[index - 1]!
    while (t[index - 1]! - t[from]! > AROUND) from++
    while (to < t.length - 1 && (to < index || t[to + 1]! - t[index]! <= AROUND)) to++
    const speed = metres === null ? null : (metres[to]! - metres[from]!) / (t[to]! - t[from]!)
    const isUnderWay = !starts.has(index) && (speed === null ? seconds <= LONGEST_GAP : speed >= STANDING)
    moving.push(moving[index - 1]! + (isUnderWay ? seconds : 0))
  }
  return { metres, moving }
}

function metresOf({ t, lat, lon, dist, starts = [] }: Track): number[] | null {
  const stated = dist?.filter((value) => value !== null) ?? []
  if (dist && stated.length >= 2 && stated.at(-1)! > 0) {
    let last = 0
    // Keeps the distance from going backwards where a device resets its counter.
    return dist.map((value) => (last = Math.max(last, value ?? last)))
  }
  if (!lat || !lon) return null
  const isStart = new Set(starts)
  const metres: number[] = []
  let sum = 0
  let before: { lat: number; lon: number; t: number } | undefined
  for (const [index, time] of t.entries()) {
    const here = lat[index] === null || lon[index] === null ? undefined : { lat: lat[index]!, lon: lon[index]!, t: time }
    if (here) {
      const step = before && !isStart.has(index) ? haversine(before, here) : 0
      if (before === undefined || step / Math.max(1, here.t - before.t) <= FASTEST) sum += step
      before = here
    }
    metres.push(sum)
  }
  return metres
}

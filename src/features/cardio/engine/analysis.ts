import { flatten, simplified, type Flat, type Position } from './geo.ts'
import { motionOf, type Motion, type Track } from './track.ts'
import { zoneOf } from './zones.ts'

/** One split of a session; the last may be shorter. `seconds` is moving time. */
export type Split = { metres: number; seconds: number; bpm: number | null; climb: number | null }

/** Splits of `length` metres, with edges interpolated linearly between points. Drops a last split under 1 % of the length. */
export function splitsOf(track: Track, { metres, moving }: Motion, length: number): Split[] {
  if (metres === null) return []
  const total = metres.at(-1)!
  const splits: Split[] = []
  let from = 0
  for (let edge = 0; edge < total - length / 100; edge += length) {
    const end = Math.min(total, edge + length)
    let to = from
    while (to < metres.length - 1 && metres[to]! < end) to++
    const bpm = meanOf(track.hr?.slice(from, to + 1))
    const climb = track.ele ? gainOf(track.ele.slice(from, to + 1)).gain : null
    splits.push({ metres: end - edge, seconds: movingAt(end, metres, moving) - movingAt(edge, metres, moving), bpm, climb })
    from = to
  }
  return splits
}

function movingAt(distance: number, metres: readonly number[], moving: readonly number[]): number {
  if (distance <= 0) return 0
  const at = metres.findIndex((value) => value >= distance)
  if (at <= 0) return at === 0 ? moving[0]! : moving.at(-1)!
  const share = (distance - metres[at - 1]!) / (metres[at]! - metres[at - 1]!)
  return moving[at - 1]! + share * (moving[at]! - moving[at - 1]!)
}

const meanOf = (values: readonly (number | null)[] = []): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

/** Barometric and satellite heights are noisy: a climb counts once it rises this many metres from the last low. */
const CLIMB_STEP = 3

/**
 * Metres up and down, without noise: the direction turns where the height has come back by CLIMB_STEP from the last high or low. Each climb
 * counts in full, from its low to its high.
 */
export function gainOf(ele: readonly (number | null)[]): { gain: number; loss: number } {
  let direction: 'up' | 'down' | undefined
  let [low, high] = [Infinity, -Infinity]
  let [gain, loss] = [0, 0]
  for (const value of ele) {
    if (value === null) continue
    if (direction !== 'down' && high - value >= CLIMB_STEP) {
      if (direction === 'up') gain += high - low
      direction = 'down'
      low = value
    } else if (direction !== 'up' && value - low >= CLIMB_STEP) {
      if (direction === 'down') loss += high - low
      direction = 'up'
      high = value
    } else {
      if (direction !== 'up') low = Math.min(low, value)
      if (direction !== 'down') high = Math.max(high, value)
    }
  }
  if (direction === 'up') gain += high - low
  if (direction === 'down') loss += high - low
  return { gain, loss }
}

/** Seconds in zones 0 to 5. A value holds until the next one, half a minute at most. */
export function secondsInZones(track: Track, limits: readonly number[]): number[] {
  const seconds = [0, 0, 0, 0, 0, 0]
  const starts = new Set(track.starts)
  for (let index = 0; index < track.t.length - 1; index++) {
    const bpm = track.hr?.[index]
    if (bpm == null || starts.has(index + 1)) continue
    seconds[zoneOf(bpm, limits)]! += Math.min(30, track.t[index + 1]! - track.t[index]!)
  }
  return seconds
}

/** Time-weighted mean and highest heart rate; null where none was recorded. */
export function heartRateOf({ t, hr }: Track): { mean: number; max: number } | null {
  if (!hr) return null
  let [sum, time, max] = [0, 0, 0]
  for (const [index, bpm] of hr.entries()) {
    if (bpm === null) continue
    const seconds = Math.max(1, Math.min(30, (t[index + 1] ?? t[index]! + 1) - t[index]!))
    sum += bpm * seconds
    time += seconds
    max = Math.max(max, bpm)
  }
  return time === 0 ? null : { mean: sum / time, max }
}

/** Minimum duration and coverage for decoupling: the heart needs about ten minutes to settle. */
const DECOUPLING_SECONDS = 30 * 60
const DECOUPLING_SHARE = 0.9

/**
 * Aerobic decoupling, Pa:HR (Friel J, The Cyclist's Training Bible): the loss of distance per heartbeat from the first half of the moving
 * time to the second, as a share: (first − second) / first. null where the session is too short or the heart rate has gaps.
 */
export function decouplingOf(track: Track, { metres, moving }: Motion): number | null {
  const total = moving.at(-1)!
  if (metres === null || !track.hr || total < DECOUPLING_SECONDS) return null
  const halves = [
    { way: 0, beats: 0, known: 0 },
    { way: 0, beats: 0, known: 0 },
  ]
  for (let index = 1; index < moving.length; index++) {
    const seconds = moving[index]! - moving[index - 1]!
    const bpm = track.hr[index]
    if (seconds === 0 || bpm == null) continue
    const half = halves[moving[index]! <= total / 2 ? 0 : 1]!
    half.way += metres[index]! - metres[index - 1]!
    half.beats += (bpm * seconds) / 60
    half.known += seconds
  }
  if (halves.some(({ known, way }) => known < (total / 2) * DECOUPLING_SHARE || way <= 0)) return null
  const [first, second] = halves.map(({ way, beats }) => way / beats)
  return (first! - second!) / first!
}

export type Series = { x: number; y: number }[]

export type Analysis = {
  metres: number | null
  movingSeconds: number
  elapsedSeconds: number
  gain: number | null
  loss: number | null
  heartRate: { mean: number; max: number } | null
  zones: number[] | null
  decoupling: number | null
  splits: { km: Split[]; mi: Split[] }
  /** `points`: metres east and north of the south-west corner; `breaks`: where a new line begins after a pause. */
  route: { points: Flat[]; breaks: number[]; width: number; height: number } | null
  /** The x axis: metres, or seconds for a track without distance. */
  over: 'metres' | 'seconds'
  elevation: Series
  /** Metres a second, smoothed over half a minute. */
  speed: Series
  pulse: Series
}

const ROUTE_POINTS = 600
const DRAWN_FROM = 4000
const SERIES_POINTS = 240
const METRES_PER_MILE = 1609.344
const SMOOTH_SECONDS = 30

/** Data for the session page, of a size that does not grow with the track. `limits`: where heart rate zones begin. */
export function analyse(track: Track, limits: readonly number[] | null): Analysis {
  const motion = motionOf(track)
  const { metres, moving } = motion
  const climbs = track.ele ? gainOf(track.ele) : null
  const xs = metres ?? track.t
  const series = (values: readonly (number | null)[] | undefined): Series =>
    bucketed(values?.flatMap((y, index) => (y === null ? [] : [{ x: xs[index]!, y }])) ?? [])
  return {
    metres: metres?.at(-1) ?? null,
    movingSeconds: moving.at(-1)!,
    elapsedSeconds: track.t.at(-1)!,
    gain: climbs?.gain ?? null,
    loss: climbs?.loss ?? null,
    heartRate: heartRateOf(track),
    zones: limits && track.hr ? secondsInZones(track, limits) : null,
    decoupling: decouplingOf(track, motion),
    splits: { km: splitsOf(track, motion, 1000), mi: splitsOf(track, motion, METRES_PER_MILE) },
    route: routeOf(track),
    over: metres ? 'metres' : 'seconds',
    elevation: series(track.ele),
    speed: metres ? series(speedsOf(metres, moving)) : [],
    pulse: series(track.hr),
  }
}

function speedsOf(metres: readonly number[], moving: readonly number[]): (number | null)[] {
  let from = 0
  return moving.map((time, index) => {
    while (time - moving[from]! > SMOOTH_SECONDS) from++
    const seconds = time - moving[from]!
    return seconds < SMOOTH_SECONDS / 3 ? null : (metres[index]! - metres[from]!) / seconds
  })
}

/** Downsamples to at most SERIES_POINTS means, evenly spaced. */
function bucketed(points: Series): Series {
  if (points.length <= SERIES_POINTS) return points.map(rounded)
  const [first, last] = [points[0]!.x, points.at(-1)!.x]
  const width = (last - first) / SERIES_POINTS || 1
  const buckets = Map.groupBy(points, ({ x }) => Math.min(SERIES_POINTS - 1, Math.floor((x - first) / width)))
  return [...buckets].map(([bucket, own]) =>
    rounded({ x: first + (bucket + 0.5) * width, y: own.reduce((sum, { y }) => sum + y, 0) / own.length }),
  )
}
const rounded = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y * 1000) / 1000 })

function routeOf({ lat, lon, starts = [] }: Track): Analysis['route'] {
  if (!lat || !lon) return null
  const all = lat.flatMap((value, index): (Position & { index: number })[] =>
    value === null || lon[index] == null ? [] : [{ lat: value, lon: lon[index], index }],
  )
  // More points make no visible difference, and the simplification below is slower than linear.
  const every = Math.ceil(all.length / DRAWN_FROM)
  const known = all.filter((_, index) => index % every === 0 || index === all.length - 1)
  if (known.length < 2) return null
  const flat = flatten(known)
  const minX = flat.reduce((least, { x }) => Math.min(least, x), Infinity)
  const minY = flat.reduce((least, { y }) => Math.min(least, y), Infinity)
  const width = flat.reduce((most, { x }) => Math.max(most, x), -Infinity) - minX
  const height = flat.reduce((most, { y }) => Math.max(most, y), -Infinity) - minY
  let tolerance = Math.max(width, height) / 1500
  let stored = simplified(flat, tolerance)
  while (stored.length > ROUTE_POINTS) stored = simplified(flat, (tolerance *= 1.6))
  const isStart = new Set(starts)
  const breaks = stored.flatMap((index, at) => {
    const previous = at === 0 ? index : stored[at - 1]!
    for (let one = previous + 1; one <= index; one++) if (isStart.has(known[one]!.index)) return [at]
    return []
  })
  const tenth = (value: number) => Math.round(value * 10) / 10
  return {
    points: stored.map((index) => ({ x: tenth(flat[index]!.x - minX), y: tenth(flat[index]!.y - minY) })),
    breaks,
    width: tenth(width),
    height: tenth(height),
  }
}

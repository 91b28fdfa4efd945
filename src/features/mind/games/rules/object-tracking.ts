import { seededRandom } from '#platform/contract/random.ts'
import { counted, type Rules } from '../core/rules.ts'
import { mean } from '../core/scoring.ts'

/** Side of the pond, and radius of a firefly in the same unit. */
export const POND = 100
export const RADIUS = 4.2
export const OBJECTS = 9
export const CUE_MS = 2000
export const MOVING_MS = 5000
/** Pond units per second. */
export const SPEED = 17
const STEP_MS = 20
const [FIRST, LEAST, MOST] = [2, 1, 6]
const TRIALS = 14

/** The first `targets` fireflies must be tracked; `seed` determines all flights. */
export type TrackTrial = { targets: number; seed: string }

/** Multiple-object tracking (Pylyshyn & Storm, 1988): one target more after a trial in which all were found, one less after any other. */
export const objectTracking: Rules<TrackTrial> = {
  id: 'object-tracking',
  domain: 'attention',
  seconds: 140,
  practice: 2,
  most: 40,
  isTimed: false,
  main: { unit: 'items', better: 'more' },
  figures: { most: { unit: 'items', better: 'more' }, found: { unit: 'ratio', better: 'more' } },
  next({ seed }, done) {
    const trials = counted(done)
    if (trials.length >= TRIALS) return null
    const last = trials.at(-1)
    const targets = last ? Math.min(MOST, Math.max(LEAST, last.stimulus.targets + (last.isRight ? 1 : -1))) : FIRST
    return { targets, seed: `${seed} ${done.length}` }
  },
  accepts: ({ targets }, r) =>
    r.length <= targets && new Set(r).size === r.length && r.every((one) => Number.isInteger(one) && one >= 0 && one < OBJECTS),
  isRight: ({ targets }, { r }) => r.length === targets && r.every((one) => one < targets),
  least: () => CUE_MS + MOVING_MS,
  /** Steps of one up and down converge to 50 % right: the mean number of targets from the fourth trial on. */
  score(all) {
    const trials = counted(all)
    const targets = trials.slice(3).map(({ stimulus }) => stimulus.targets)
    const right = trials.filter(({ isRight }) => isRight)
    const found = mean(trials.map(({ stimulus, r }) => r.filter((one) => one < stimulus.targets).length / stimulus.targets))
    const figures = { most: right.length === 0 ? 0 : Math.max(...right.map(({ stimulus }) => stimulus.targets)), found }
    return trials.length < TRIALS ? { main: null, figures, why: 'few' } : { main: mean(targets), figures }
  },
}

export type Flight = readonly (readonly { x: number; y: number }[])[]

/**
 * Positions of all fireflies every 20 ms of the movement: straight on, turning slightly, bouncing off the edges and each other.
 * The same seed gives the same flight on every machine. The last positions are those of the question.
 */
export function flightOf({ seed }: TrackTrial): Flight {
  const random = seededRandom(seed)
  const flies: { x: number; y: number; a: number }[] = []
  while (flies.length < OBJECTS) {
    const fly = { x: random.between(10, POND - 10), y: random.between(10, POND - 10), a: random.between(0, 2 * Math.PI) }
    if (flies.every((other) => Math.hypot(other.x - fly.x, other.y - fly.y) > RADIUS * 3.2)) flies.push(fly)
  }
  const flight = [flies.map(({ x, y }) => ({ x, y }))]
  const step = (SPEED * STEP_MS) / 1000
  for (let t = STEP_MS; t <= MOVING_MS; t += STEP_MS) {
    for (const fly of flies) {
      fly.a += random.between(-0.09, 0.09)
      for (const other of flies) {
        if (other === fly) continue
        const [dx, dy] = [fly.x - other.x, fly.y - other.y]
        const apart = Math.hypot(dx, dy)
        // Turns away from a firefly that comes too near, so that two never overlap.
        if (apart < RADIUS * 2.7 && Math.cos(fly.a) * dx + Math.sin(fly.a) * dy < 0) fly.a = Math.atan2(dy, dx)
      }
      fly.x += Math.cos(fly.a) * step
      fly.y += Math.sin(fly.a) * step
      if (fly.x < RADIUS || fly.x > POND - RADIUS) fly.a = Math.PI - fly.a
      if (fly.y < RADIUS || fly.y > POND - RADIUS) fly.a = -fly.a
      fly.x = Math.min(POND - RADIUS, Math.max(RADIUS, fly.x))
      fly.y = Math.min(POND - RADIUS, Math.max(RADIUS, fly.y))
    }
    flight.push(flies.map(({ x, y }) => ({ x, y })))
  }
  return flight
}
export const FLIGHT_STEP_MS = STEP_MS

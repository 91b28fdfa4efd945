import { HealthXml, type Attributes } from '#platform/server/imports/health-export.ts'
import { appleKindOf } from './apple-kinds.ts'
import {
  FiguresBySecond,
  kcalOf,
  kilogramsOf,
  metresOf,
  numberOf,
  roundFigure,
  secondsOf,
  zoneIn,
  type Figure,
  type FigureName,
} from './figures.ts'
import { instantOf } from './instant.ts'
import { SHORTEST_SECONDS, type Recording } from './recording.ts'

/** A workout of the file, and the paths of its route files. */
export type AppleWorkout = { recording: Recording; routes: string[] }

/** Result of one chunk. */
export type AppleFound = { workouts: AppleWorkout[] }

/** Result of the whole file, except its workouts. */
export type AppleRest = {
  figures: Figure[]
  /** Unsupported kinds of records, with their number. */
  left: Map<string, number>
  /** Supported records whose figure, unit or time is unreadable. */
  unclear: number
  /** The file is truncated, or is no valid XML from some place on. */
  isCut: boolean
}

type Pending = {
  attributes: Attributes
  zone: string | null
  metres: number | undefined
  kcal: number | undefined
  bpm: number | undefined
  routes: string[]
}

const FIGURE_OF: Readonly<Record<string, FigureName>> = {
  HKQuantityTypeIdentifierBodyMass: 'weight',
  HKQuantityTypeIdentifierBodyFatPercentage: 'bodyFat',
  HKQuantityTypeIdentifierWaistCircumference: 'waist',
}
/** Maximum number of kinds of records that are counted separately; Apple has fewer than two hundred. */
const MOST_KINDS = 1000
const LONGEST_KIND = 120
const MOST_ROUTES = 50
/** Reads `export.xml` of Apple Health in chunks and keeps supported records only: the file has gigabytes, a workout a few lines. */
export class AppleHealthReader {
  readonly #xml = new HealthXml({
    open: (name, attributes, path) => this.#open(name, attributes, path),
    close: (name, path) => this.#close(name, path),
  })
  readonly #figures = new FiguresBySecond()
  readonly #left = new Map<string, number>()
  #workouts: AppleWorkout[] = []
  #workout: Pending | undefined
  #record: Attributes | undefined
  #recordZone: string | null = null
  #unclear = 0

  write(text: string): AppleFound {
    this.#xml.write(text)
    const workouts = this.#workouts
    this.#workouts = []
    return { workouts }
  }

  end(): AppleRest {
    return { figures: this.#figures.all(), left: this.#left, unclear: this.#unclear, isCut: this.#xml.isCut }
  }

  #open(name: string, attributes: Attributes, path: readonly string[]): void {
    const around = path.at(-2)
    // A record inside a correlation also appears outside of it.
    if (name === 'Record' && path.length === 2) this.#openRecord(attributes)
    else if (name === 'Workout' && path.length === 2)
      this.#workout = { attributes, zone: null, metres: undefined, kcal: undefined, bpm: undefined, routes: [] }
    else if (name === 'MetadataEntry' && attributes.key === 'HKTimeZone') {
      if (around === 'Workout' && this.#workout) this.#workout.zone = zoneIn(attributes.value)
      if (around === 'Record') this.#recordZone = zoneIn(attributes.value)
    } else if (this.#workout) {
      // A part of a workout has its own statistics, in a nested element.
      if (name === 'WorkoutStatistics' && around === 'Workout') this.#statistic(this.#workout, attributes)
      if (name === 'FileReference' && attributes.path && this.#workout.routes.length < MOST_ROUTES)
        this.#workout.routes.push(attributes.path)
    }
  }

  #openRecord(attributes: Attributes): void {
    const type = attributes.type ?? ''
    if (!Object.hasOwn(FIGURE_OF, type)) return this.#leave(type)
    this.#record = attributes
    this.#recordZone = null
  }

  #leave(stated: string): void {
    const type = stated === '' || stated.length > LONGEST_KIND ? 'unknown' : stated
    const count = this.#left.get(type)
    if (count !== undefined || this.#left.size < MOST_KINDS) this.#left.set(type, (count ?? 0) + 1)
  }

  #close(name: string, path: readonly string[]): void {
    if (name === 'Record' && this.#record && path.length === 1) {
      this.#closeRecord(this.#record)
      this.#record = undefined
    }
    if (name === 'Workout' && this.#workout && path.length === 1) {
      this.#closeWorkout(this.#workout)
      this.#workout = undefined
    }
  }

  #closeRecord({ type, value, unit, startDate }: Attributes): void {
    const name = FIGURE_OF[type!]!
    const at = instantOf(startDate)
    const figure = figureOf(name, value, unit)
    if (at === undefined || figure === undefined || !this.#figures.add(at, this.#recordZone, name, roundFigure(name, figure)))
      this.#unclear++
  }

  #statistic(workout: Pending, { type = '', sum, average, unit }: Attributes): void {
    if (type.startsWith('HKQuantityTypeIdentifierDistance')) workout.metres ??= metresOf(sum, unit)
    else if (type === 'HKQuantityTypeIdentifierActiveEnergyBurned') workout.kcal ??= kcalOf(sum, unit)
    else if (type === 'HKQuantityTypeIdentifierHeartRate' && (unit ?? 'count/min') === 'count/min') {
      const value = numberOf(average)
      if (Number.isFinite(value)) workout.bpm ??= value
    }
  }

  #closeWorkout({ attributes: stated, zone, metres, kcal, bpm, routes }: Pending): void {
    const { kind, name } = appleKindOf(stated.workoutActivityType ?? '')
    if (kind === null) return this.#leave(stated.workoutActivityType!)
    const [start, end] = [instantOf(stated.startDate), instantOf(stated.endDate)]
    const between = start === undefined || end === undefined ? undefined : (end - start) / 1000
    const seconds = Math.round(secondsOf(stated.duration, stated.durationUnit ?? 'min') ?? between ?? 0)
    if (start === undefined || seconds < SHORTEST_SECONDS) return void this.#unclear++
    const far = metresOf(stated.totalDistance, stated.totalDistanceUnit) ?? metres
    const energy = kcalOf(stated.totalEnergyBurned, stated.totalEnergyBurnedUnit) ?? kcal
    this.#workouts.push({
      recording: {
        source: 'apple-health',
        startedAt: Math.floor(start / 1000) * 1000,
        seconds,
        metres: far !== undefined && far > 0 ? Math.round(far) : null,
        bpm: bpm === undefined ? null : Math.round(bpm),
        kind,
        name,
        track: null,
        zone,
        reported: energy !== undefined && energy > 0 ? { kcal: Math.round(energy), withRest: false } : null,
      },
      routes,
    })
  }
}

function figureOf(name: FigureName, value: string | undefined, unit: string | undefined): number | undefined {
  if (name === 'weight') return kilogramsOf(value, unit)
  if (name === 'waist') {
    const metres = metresOf(value, unit)
    return metres === undefined ? undefined : metres * 100
  }
  const share = unit === '%' ? numberOf(value) : Number.NaN
  if (!Number.isFinite(share)) return undefined
  // Apple writes 25 % as 0.25 with the unit per cent.
  return share <= 1 ? share * 100 : share
}

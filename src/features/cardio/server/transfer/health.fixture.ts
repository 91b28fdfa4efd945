import { gpxOf } from './importing.fixture.ts'
import type { TrackPoint } from '../../engine/track.ts'

// Files in the formats of Apple Health and Google Fit; all content is invented.

/** The beginning of an `export.xml`, with a long and irregular document type like the real one. */
export const APPLE_HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ATTLIST Record
  type          CDATA #REQUIRED
  sourceName    CDATA #REQUIRED
  device        CDATA #IMPLIED
>
]>
<HealthData locale="de_DE">
 <ExportDate value="2026-04-30 09:12:44 +0200"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="1988-02-03" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>
`
export const APPLE_END = '</HealthData>\n'

const pad = (value: number) => String(value).padStart(2, '0')
/** `2026-04-20 08:30:00 +0200`, as phones write instants. */
export function appleTime(ms: number, offsetHours = 2): string {
  const at = new Date(ms + offsetHours * 3_600_000).toISOString()
  return `${at.slice(0, 10)} ${at.slice(11, 19)} ${offsetHours < 0 ? '-' : '+'}${pad(Math.abs(offsetHours))}00`
}

export const appleRecord = (
  type: string,
  value: string | number,
  unit: string,
  at: number,
  more: { source?: string; inside?: string } = {},
) => {
  const { source = 'Waage &amp; Co', inside = '' } = more
  const when = appleTime(at)
  const head = ` <Record type="${type}" sourceName="${source}" sourceVersion="3.1" device="&lt;&lt;HKDevice: 0x28&gt;, name:Scale&gt;" unit="${unit}" creationDate="${when}" startDate="${when}" endDate="${when}" value="${value}"`
  return inside === '' ? `${head}/>\n` : `${head}>\n${inside} </Record>\n`
}
export const weighing = (kg: string | number, at: number, unit = 'kg') => appleRecord('HKQuantityTypeIdentifierBodyMass', kg, unit, at)

type Workout = {
  kind: string
  start: number
  minutes: number
  /** The old form: attributes of the workout itself. */
  old?: { distance: number; unit: string; energy: number }
  km?: number
  kcal?: number
  bpm?: number
  zone?: string
  routes?: readonly string[]
}

export function appleWorkout({ kind, start, minutes, old, km, kcal, bpm, zone, routes = [] }: Workout): string {
  const [from, to] = [appleTime(start), appleTime(start + minutes * 60_000)]
  const span = `startDate="${from}" endDate="${to}"`
  const before = old
    ? ` totalDistance="${old.distance}" totalDistanceUnit="${old.unit}" totalEnergyBurned="${old.energy}" totalEnergyBurnedUnit="kJ"`
    : ''
  const statistic = (type: string, figures: string) => `  <WorkoutStatistics type="HKQuantityTypeIdentifier${type}" ${span} ${figures}/>\n`
  return [
    ` <Workout workoutActivityType="HKWorkoutActivityType${kind}" duration="${minutes}" durationUnit="min"${before} sourceName="Watch" sourceVersion="10" creationDate="${to}" ${span}>\n`,
    zone ? `  <MetadataEntry key="HKTimeZone" value="${zone}"/>\n` : '',
    `  <WorkoutEvent type="HKWorkoutEventTypePause" date="${from}"/>\n`,
    // A part of the workout, with its own statistics that do not apply to the whole.
    `  <WorkoutActivity uuid="0" ${span}>\n   <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" ${span} average="99" minimum="90" maximum="110" unit="count/min"/>\n  </WorkoutActivity>\n`,
    km === undefined ? '' : statistic('DistanceWalkingRunning', `sum="${km}" unit="km"`),
    kcal === undefined ? '' : statistic('ActiveEnergyBurned', `sum="${kcal}" unit="Cal"`),
    bpm === undefined ? '' : statistic('HeartRate', `average="${bpm}" minimum="80" maximum="180" unit="count/min"`),
    ...routes.map(
      (path) => `  <WorkoutRoute sourceName="Watch" ${span}>\n   <FileReference path="/workout-routes/${path}"/>\n  </WorkoutRoute>\n`,
    ),
    ' </Workout>\n',
  ].join('')
}

/** A route as Apple writes it: a GPX file without a type. */
export const appleRoute = (points: readonly TrackPoint[], start: number) => gpxOf(points, { start, name: 'Route', type: '' })

/** A session file of Takeout's folder `All Sessions`. */
export const fitSession = (activity: string, start: number, seconds: number, { metres, kcal }: { metres?: number; kcal?: number } = {}) =>
  JSON.stringify({
    fitnessActivity: activity,
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + seconds * 1000).toISOString(),
    duration: `${seconds}.186s`,
    segment: [
      { fitnessActivity: activity, startTime: new Date(start).toISOString(), endTime: new Date(start + seconds * 1000).toISOString() },
    ],
    aggregate: [
      { metricName: 'com.google.heart_minutes.summary', floatValue: 19 },
      ...(kcal === undefined ? [] : [{ metricName: 'com.google.calories.expended', floatValue: kcal }]),
      { metricName: 'com.google.step_count.delta', intValue: 1550 },
      ...(metres === undefined ? [] : [{ metricName: 'com.google.distance.delta', floatValue: metres }]),
    ],
  })

export const fitPoints = (name: string, points: readonly (readonly [at: number, value: number])[]) =>
  JSON.stringify({
    'Data Source': `raw:com.google.${name}:com.google.android.apps.fitness:user_input`,
    'Data Points': points.map(([at, value]) => ({
      fitValue: [{ value: { fpVal: value } }],
      originDataSourceId: '',
      endTimeNanos: at * 1e6,
      dataTypeName: `com.google.${name}`,
      startTimeNanos: at * 1e6,
      modifiedTimeMillis: at,
      rawTimestampNanos: 0,
    })),
  })

export const FIT_DAYS = `Date,Move Minutes count,Calories (kcal),Distance (m),Heart Points,Average weight (kg),Max weight (kg),Min weight (kg),Step count
2026-03-01,41,2011.25,3120.5,30,,,,5120
2026-03-02,12,1904.1,910,4,74.25,75,73.5,1400
2026-03-03,,,,,73.9,73.9,73.9,
`

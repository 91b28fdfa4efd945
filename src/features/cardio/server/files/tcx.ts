import { heartRateOf } from '../../engine/analysis.ts'
import { motionOf, trackOf, type TrackPoint } from '../../engine/track.ts'
import { kindOf } from './kind-words.ts'
import { nothing, SHORTEST_SECONDS, type ReadFile, type Recording } from './recording.ts'
import { isPlausible, numberIn, secondsIn, walkXml } from './xml.ts'

type Lap = { seconds: number; metres: number; bpm: number | undefined }
type Activity = {
  sport: string
  id: string
  notes: string
  laps: Lap[]
  points: TrackPoint[]
  starts: number[]
  begins: number | undefined
}

/** Reads Training Center XML (Garmin's schema v2): each activity is a session, even without positions (indoors) or without any points. */
export function readTcx(text: string): ReadFile {
  const activities: Activity[] = []
  let point: Partial<TrackPoint> | undefined
  let isTrackNew = false
  const whole = walkXml(text, {
    open({ name, attributes }) {
      if (name === 'activity')
        activities.push({ sport: attributes.Sport ?? '', id: '', notes: '', laps: [], points: [], starts: [], begins: undefined })
      const activity = activities.at(-1)
      if (!activity) return
      if (name === 'lap') {
        activity.laps.push({ seconds: 0, metres: 0, bpm: undefined })
        activity.begins ??= secondsIn(attributes.StartTime)
      }
      if (name === 'track') isTrackNew = true
      if (name === 'trackpoint') point = {}
    },
    close({ name, text: stated }, path) {
      const activity = activities.at(-1)
      if (!activity) return
      const value = numberIn(stated)
      const around = path.at(-1)
      if (name === 'trackpoint') {
        if (point?.t !== undefined) {
          // A new track is no pause where its first point follows at once.
          const last = activity.points.at(-1)
          if (isTrackNew && last && point.t - last.t > 5) activity.starts.push(point.t)
          isTrackNew = false
          activity.points.push(point as TrackPoint)
        }
        point = undefined
      } else if (point) {
        if (name === 'time') {
          const t = secondsIn(stated)
          if (t !== undefined) point.t = t
        } else if (value !== undefined) {
          if (name === 'latitudedegrees') point.lat = value
          if (name === 'longitudedegrees') point.lon = value
          if (name === 'altitudemeters') point.ele = value
          if (name === 'distancemeters') point.dist = value
          if (name === 'value' && around === 'heartratebpm') point.hr = value
          if (name === 'watts') point.power = value
        }
      } else {
        const lap = activity.laps.at(-1)
        if (lap && around === 'lap' && value !== undefined) {
          if (name === 'totaltimeseconds') lap.seconds = value
          if (name === 'distancemeters') lap.metres = value
        }
        if (lap && name === 'value' && around === 'averageheartratebpm') lap.bpm = value
        if (name === 'id' && around === 'activity') activity.id = stated
        if (name === 'notes' && around === 'activity') activity.notes = stated
      }
    },
  })
  const recordings = activities.flatMap((activity) => recordingOf(activity))
  if (recordings.length > 0) return { recordings, isCut: !whole, problem: null }
  return nothing(activities.length > 0 ? 'no_times' : whole ? 'empty' : 'broken')
}

function recordingOf({ sport, id, notes, laps, points, starts, begins }: Activity): Recording[] {
  const track = trackOf(points, starts) ?? null
  const first = points.reduce((least, { t }) => Math.min(least, t), Infinity)
  const startedAt = isPlausible(first) ? first : (begins ?? secondsIn(id))
  const laptime = laps.reduce((sum, lap) => sum + lap.seconds, 0)
  const motion = track && motionOf(track)
  // The last lap of a truncated file has no total yet.
  const seconds = Math.round(laps.some((lap) => lap.seconds === 0) || laptime === 0 ? (motion?.moving.at(-1) ?? laptime) : laptime)
  if (startedAt === undefined || seconds < SHORTEST_SECONDS) return []
  const lapMetres = laps.reduce((sum, lap) => sum + lap.metres, 0)
  const metres = Math.max(lapMetres, motion?.metres?.at(-1) ?? 0)
  const rate = (track && heartRateOf(track)?.mean) ?? meanOfLaps(laps)
  return [
    {
      source: 'tcx',
      startedAt: Math.round(startedAt) * 1000,
      seconds,
      metres: metres > 0 ? Math.round(metres) : null,
      bpm: rate === undefined ? null : Math.round(rate),
      kind: kindOf(sport, notes),
      name: '',
      track,
    },
  ]
}

function meanOfLaps(laps: readonly Lap[]): number | undefined {
  const known = laps.filter((lap) => lap.bpm !== undefined && lap.seconds > 0)
  const seconds = known.reduce((sum, lap) => sum + lap.seconds, 0)
  return seconds === 0 ? undefined : known.reduce((sum, lap) => sum + lap.bpm! * lap.seconds, 0) / seconds
}

import { motionOf, trackOf, type TrackPoint } from '../../engine/track.ts'
import { heartRateOf } from '../../engine/analysis.ts'
import { kindOf } from './kind-words.ts'
import { nothing, SHORTEST_SECONDS, type ReadFile, type Recording } from './recording.ts'
import { numberIn, secondsIn, walkXml } from './xml.ts'

type Part = { name: string; type: string; points: TrackPoint[]; starts: number[]; seen: number }

/** Reads GPX 1.0 and 1.1 (Topografix): each track is a session, with pauses between segments; extensions hold heart rate and power. */
export function readGpx(text: string): ReadFile {
  const parts: Part[] = []
  let point: Partial<TrackPoint> | undefined
  let isSegmentNew = false
  const whole = walkXml(text, {
    open({ name, attributes }) {
      if (name === 'trk') parts.push({ name: '', type: '', points: [], starts: [], seen: 0 })
      if (name === 'trkseg') isSegmentNew = true
      if (name === 'trkpt') {
        const lat = numberIn(attributes.lat)
        const lon = numberIn(attributes.lon)
        point = { ...(lat !== undefined && { lat }), ...(lon !== undefined && { lon }) }
      }
    },
    close({ name, text: stated }, path) {
      const part = parts.at(-1)
      if (!part) return
      if (name === 'trkpt') {
        part.seen++
        if (point?.t !== undefined) {
          if (isSegmentNew && part.points.length > 0) part.starts.push(point.t)
          isSegmentNew = false
          part.points.push(point as TrackPoint)
        }
        point = undefined
      } else if (point) {
        const value = numberIn(stated)
        if (name === 'time') {
          const t = secondsIn(stated)
          if (t !== undefined) point.t = t
        } else if (value !== undefined) {
          if (name === 'ele') point.ele = value
          if (name === 'hr' || name === 'heartrate') point.hr = value
          if (name === 'power' || name === 'powerinwatts') point.power = value
        }
      } else if (path.at(-1) === 'trk') {
        if (name === 'name') part.name = stated
        if (name === 'type') part.type = stated
      }
    },
  })
  const recordings = parts.flatMap((part) => recordingOf(part))
  if (recordings.length > 0) return { recordings, isCut: !whole, problem: null }
  return nothing(parts.some(({ seen }) => seen > 1) ? 'no_times' : whole ? 'empty' : 'broken')
}

function recordingOf({ name, type, points, starts }: Part): Recording[] {
  const track = trackOf(points, starts)
  if (!track) return []
  const { metres } = motionOf(track)
  const first = points.reduce((least, { t }) => Math.min(least, t), Infinity)
  const isStart = new Set(track.starts)
  const seconds = track.t.reduce((sum, t, index) => sum + (index === 0 || isStart.has(index) ? 0 : t - track.t[index - 1]!), 0)
  if (seconds < SHORTEST_SECONDS) return []
  const rate = heartRateOf(track)
  return [
    {
      source: 'gpx',
      startedAt: Math.round(first) * 1000,
      seconds,
      metres: metres && metres.at(-1)! > 0 ? Math.round(metres.at(-1)!) : null,
      bpm: rate && Math.round(rate.mean),
      kind: kindOf(STRAVA_TYPES[type] ?? type, name),
      name,
      track,
    },
  ]
}

/** Strava writes numbers instead of words as types. */
const STRAVA_TYPES: Readonly<Record<string, string>> = { '1': 'cycling', '4': 'hiking', '9': 'running', '10': 'walking', '16': 'swimming' }

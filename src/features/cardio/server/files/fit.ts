import FitParser from 'fit-file-parser'
import { heartRateOf } from '../../engine/analysis.ts'
import { motionOf, trackOf, type TrackPoint } from '../../engine/track.ts'
import { kindOf } from './kind-words.ts'
import { nothing, SHORTEST_SECONDS, type ReadFile, type Recording } from './recording.ts'
import { isPlausible } from './xml.ts'

type Message = Record<string, unknown>

/**
 * Reads FIT (Garmin's Flexible and Interoperable Data Transfer). A file that is shorter than its header states, or corrupt in the
 * middle, is read up to its last complete message.
 */
export async function readFit(bytes: Uint8Array): Promise<ReadFile> {
  const { end, isCut } = wholeMessages(bytes)
  if (end === undefined) return nothing('broken')
  const copy = Buffer.from(bytes.subarray(0, end))
  copy.writeUInt32LE(end - copy[0]!, 4)
  let parsed: Message
  try {
    parsed = (await new FitParser({ force: true, mode: 'list', speedUnit: 'm/s', lengthUnit: 'm' }).parseAsync(copy)) as unknown as Message
  } catch {
    return nothing('broken')
  }
  const records = listOf(parsed.records)
  const sessions = listOf(parsed.sessions)
  // A transition between two sports is no session.
  const spans = sessions.length > 0 ? sessions.filter(({ sport }) => sport !== 'transition') : records.length > 1 ? [{}] : []
  const recordings = spans.flatMap((session) => recordingOf(session, sessions.length > 1, parsed, records))
  if (recordings.length > 0) return { recordings, isCut, problem: null }
  return nothing(spans.length > 0 ? 'no_times' : isCut ? 'broken' : 'empty')
}

/**
 * Where the last complete message of a FIT file ends (FIT protocol, sections 3 and 4: a header, then definitions, which state the length
 * of their data records). The parser itself refuses truncated files. `end` undefined: this is no FIT file.
 */
export function wholeMessages(bytes: Uint8Array): { end: number | undefined; isCut: boolean } {
  const head = bytes[0] ?? 0
  if (bytes.length < 14 || (head !== 12 && head !== 14) || Buffer.from(bytes.subarray(8, 12)).toString('latin1') !== '.FIT')
    return { end: undefined, isCut: false }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const stated = head + view.getUint32(4, true)
  const limit = Math.min(stated, bytes.length)
  const sizes = new Map<number, number>()
  let at = head
  while (at < limit) {
    const header = bytes[at]!
    const isCompressed = (header & 0x80) !== 0
    const local = isCompressed ? (header >> 5) & 3 : header & 0x0f
    let next: number
    if (!isCompressed && (header & 0x40) !== 0) {
      const fields = bytes[at + 5]
      if (fields === undefined) break
      next = at + 6 + fields * 3
      let size = 0
      for (let field = at + 6; field < next; field += 3) size += bytes[field + 1] ?? 0
      if ((header & 0x20) !== 0) {
        const more = bytes[next]
        if (more === undefined) break
        for (let field = next + 1; field < next + 1 + more * 3; field += 3) size += bytes[field + 1] ?? 0
        next += 1 + more * 3
      }
      if (next <= limit) sizes.set(local, size)
    } else {
      const size = sizes.get(local)
      // Data without a definition: the file is corrupt from here on.
      if (size === undefined) break
      next = at + 1 + size
    }
    if (next > limit) break
    at = next
  }
  return { end: at > head ? at : undefined, isCut: at < stated }
}

const listOf = (value: unknown): Message[] => (Array.isArray(value) ? (value as Message[]) : [])
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
function secondsOf(value: unknown): number | undefined {
  const seconds = (value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN) / 1000
  return isPlausible(seconds) ? seconds : undefined
}

function recordingOf(session: Message, isOneOfMany: boolean, parsed: Message, records: readonly Message[]): Recording[] {
  const begins = secondsOf(session.start_time)
  const ends = begins === undefined ? undefined : begins + (numberOf(session.total_elapsed_time) ?? numberOf(session.total_timer_time) ?? 0)
  const own = records.flatMap((record) => {
    const t = secondsOf(record.timestamp)
    if (t === undefined) return []
    if (isOneOfMany && begins !== undefined && (t < begins - 1 || t > ends! + 1)) return []
    return [pointOf(record, t)]
  })
  if (isOneOfMany) fromItsOwnStart(own)
  const track = trackOf(own, resumesOf(parsed)) ?? null
  const first = own.reduce((least, { t }) => Math.min(least, t), Infinity)
  const startedAt = begins ?? (isPlausible(first) ? first : undefined)
  const motion = track && motionOf(track)
  const seconds = Math.round(numberOf(session.total_timer_time) ?? motion?.moving.at(-1) ?? 0)
  if (startedAt === undefined || seconds < SHORTEST_SECONDS) return []
  const metres = numberOf(session.total_distance) ?? motion?.metres?.at(-1) ?? 0
  const rate = numberOf(session.avg_heart_rate) ?? (track ? heartRateOf(track)?.mean : undefined)
  const sport = (!isOneOfMany && listOf(parsed.sports)[0]) || {}
  const words = [session.sub_sport, session.sport, sport.sub_sport, sport.sport, sport.name].map((word) =>
    typeof word === 'string' && word !== 'generic' && word !== 'all' ? word : undefined,
  )
  return [
    {
      source: 'fit',
      startedAt: Math.round(startedAt) * 1000,
      seconds,
      metres: metres > 0 ? Math.round(metres) : null,
      bpm: rate === undefined || rate <= 0 ? null : Math.round(rate),
      kind: kindOf(...words),
      name: '',
      track,
    },
  ]
}

/** Makes distances start at zero: in a file of several sports the distance goes on through all of them. */
function fromItsOwnStart(points: readonly TrackPoint[]): void {
  const first = points.find(({ dist }) => dist !== undefined)?.dist ?? 0
  for (const point of points) if (point.dist !== undefined) point.dist -= first
}

function pointOf(record: Message, t: number): TrackPoint {
  const point: TrackPoint = { t }
  const set = (column: Exclude<keyof TrackPoint, 't'>, ...values: readonly unknown[]) => {
    const value = values.map(numberOf).find((one) => one !== undefined)
    if (value !== undefined) point[column] = value
  }
  set('lat', record.position_lat)
  set('lon', record.position_long)
  set('ele', record.enhanced_altitude, record.altitude)
  set('dist', record.distance)
  set('hr', record.heart_rate)
  set('power', record.power)
  return point
}

/** Times at which the timer started again after a stop. */
function resumesOf(parsed: Message): number[] {
  const resumes: number[] = []
  let isStopped = false
  for (const { event, event_type, timestamp } of listOf(parsed.events)) {
    if (event !== 'timer') continue
    const t = secondsOf(timestamp)
    if (event_type === 'stop_all' || event_type === 'stop') isStopped = true
    else if (event_type === 'start' && isStopped && t !== undefined) {
      resumes.push(t)
      isStopped = false
    }
  }
  return resumes
}

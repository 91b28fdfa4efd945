import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser'
import type { CardioSession } from '../../contract.ts'
import { motionOf, type Track } from '../../engine/track.ts'

// Message and field numbers are from Garmin's FIT profile. The file is an activity file as watches write it.
const MESSAGE = { fileId: 0, session: 18, lap: 19, record: 20, event: 21, activity: 34 } as const
const SPORTS: Readonly<Record<CardioSession['kind'], number>> = {
  run: 1,
  ride: 2,
  swim: 5,
  row: 15,
  walk: 11,
  hike: 17,
  class: 10,
  other: 0,
}
/** Manufacturer number for developers without a number of their own. */
const DEVELOPMENT = 255
const HALF_CIRCLE = 2 ** 31 / 180

const enumOf = (number: number, value: number): FitEncoderField => ({ number, size: 1, baseType: FitBaseType.Enum, value })
const byte = (number: number, value: number): FitEncoderField => ({ number, size: 1, baseType: FitBaseType.Uint8, value })
const short = (number: number, value: number): FitEncoderField => ({ number, size: 2, baseType: FitBaseType.Uint16, value })
const long = (number: number, value: number): FitEncoderField => ({ number, size: 4, baseType: FitBaseType.Uint32, value })
const signed = (number: number, value: number): FitEncoderField => ({ number, size: 4, baseType: FitBaseType.Sint32, value })

/** A recording as FIT: points with position, height, distance, heart rate and power, pauses, and totals. FIT rounds heights to 20 cm. */
export function asFit(session: CardioSession, track: Track): Uint8Array {
  const fit = new FitEncoder()
  const start = Date.parse(session.startedAt)
  const at = (t: number) => long(253, FitEncoder.toFitTimestamp(new Date(start + t * 1000)))
  const end = Math.max(track.t.at(-1) ?? 0, session.seconds)
  const metres = motionOf(track).metres
  const timer = (t: number, isStart: boolean) => fit.writeMessage(MESSAGE.event, [at(t), enumOf(0, 0), enumOf(1, isStart ? 0 : 4)])

  fit.writeMessage(MESSAGE.fileId, [enumOf(0, 4), short(1, DEVELOPMENT), long(4, FitEncoder.toFitTimestamp(new Date(start)))])
  timer(0, true)
  const resumes = new Set(track.starts)
  for (const [index, t] of track.t.entries()) {
    if (index > 0 && resumes.has(index)) {
      timer(track.t[index - 1]!, false)
      timer(t, true)
    }
    const [lat, lon, ele, hr, power] = [track.lat?.[index], track.lon?.[index], track.ele?.[index], track.hr?.[index], track.power?.[index]]
    const fields = [at(t)]
    if (lat != null && lon != null) fields.push(signed(0, Math.round(lat * HALF_CIRCLE)), signed(1, Math.round(lon * HALF_CIRCLE)))
    if (ele != null) fields.push(short(2, Math.round((ele + 500) * 5)))
    if (hr != null) fields.push(byte(3, hr))
    if (metres) fields.push(long(5, Math.round(metres[index]! * 100)))
    if (power != null) fields.push(short(7, power))
    fit.writeMessage(MESSAGE.record, fields)
  }
  timer(end, false)
  const sums = [
    at(end),
    long(2, FitEncoder.toFitTimestamp(new Date(start))),
    long(7, end * 1000),
    long(8, session.seconds * 1000),
    ...(session.metres === null ? [] : [long(9, Math.round(session.metres * 100))]),
  ]
  const pulse = session.bpm
  fit.writeMessage(MESSAGE.lap, [...sums, ...(pulse === null ? [] : [byte(15, pulse)])])
  fit.writeMessage(MESSAGE.session, [...sums, enumOf(5, SPORTS[session.kind]), ...(pulse === null ? [] : [byte(16, pulse)])])
  fit.writeMessage(MESSAGE.activity, [at(end), long(0, session.seconds * 1000), short(1, 1), enumOf(2, 0), enumOf(3, 26), enumOf(4, 1)])
  return fit.close()
}

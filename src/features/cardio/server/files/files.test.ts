import { FitBaseType, FitEncoder } from 'fit-file-parser'
import { describe, expect, test } from 'vitest'
import { trackOf } from '../../engine/track.ts'
import { loop } from '../../engine/tracks.fixture.ts'
import { gpxOf, indoorTcx } from '../transfer/importing.fixture.ts'
import { readFit } from './fit.ts'
import { readGpx } from './gpx.ts'
import { readTcx } from './tcx.ts'
import { asGpx, asTcx } from './write.ts'
import { asFit } from './write-fit.ts'

const START = Date.UTC(2026, 2, 1, 9)
const points = loop({ speed: 2.8, metres: 5000, every: 5, bpm: () => 144, ele: (share) => 100 + 30 * share })

/** A FIT file as a watch writes it, with a `summary` at its end. */
function fitOf({ summary = true } = {}): Uint8Array {
  const fit = new FitEncoder()
  const at = (seconds: number) => FitEncoder.toFitTimestamp(new Date(START + seconds * 1000))
  const field = (number: number, size: number, baseType: FitBaseType, value: number) => ({ number, size, baseType, value })
  fit.writeMessage(0, [field(0, 1, FitBaseType.Enum, 4), field(4, 4, FitBaseType.Uint32, at(0))])
  for (const { t, lat, lon, dist, hr } of points)
    fit.writeMessage(20, [
      field(253, 4, FitBaseType.Uint32, at(t)),
      field(0, 4, FitBaseType.Sint32, Math.round((lat! / 180) * 2 ** 31)),
      field(1, 4, FitBaseType.Sint32, Math.round((lon! / 180) * 2 ** 31)),
      field(5, 4, FitBaseType.Uint32, Math.round(dist! * 100)),
      field(3, 1, FitBaseType.Uint8, hr!),
    ])
  if (summary)
    fit.writeMessage(18, [
      field(253, 4, FitBaseType.Uint32, at(1786)),
      field(2, 4, FitBaseType.Uint32, at(0)),
      field(7, 4, FitBaseType.Uint32, 1_786_000),
      field(8, 4, FitBaseType.Uint32, 1_780_000),
      field(9, 4, FitBaseType.Uint32, 500_000),
      field(5, 1, FitBaseType.Enum, 1),
    ])
  return fit.close()
}

describe('GPX', () => {
  test('is read with its route, times, heights and heart rate', () => {
    const { recordings, isCut, problem } = readGpx(gpxOf(points, { start: START, name: 'Morning' }))
    expect([isCut, problem]).toEqual([false, null])
    expect(recordings).toMatchObject([{ source: 'gpx', startedAt: START, seconds: 1786, kind: 'run', name: 'Morning', bpm: 144 }])
    expect(recordings[0]!.metres! / 5000).toBeCloseTo(1, 1)
    expect(Object.keys(recordings[0]!.track!)).toEqual(['t', 'lat', 'lon', 'ele', 'hr'])
  })

  test('cut in half gives its complete part and reports the cut', () => {
    const text = gpxOf(points, { start: START })
    const { recordings, isCut } = readGpx(text.slice(0, text.length / 2))
    expect(isCut).toBe(true)
    expect(recordings[0]!.seconds).toBeGreaterThan(600)
    expect(recordings[0]!.seconds).toBeLessThan(1200)
  })

  test('treats gaps between segments as pauses, and distinguishes a planned route from a recording', () => {
    const text = gpxOf(points, { start: START }).split('\n')
    const paused = [...text.slice(0, 100), '</trkseg><trkseg>', ...text.slice(200)].join('\n')
    const [recording] = readGpx(paused).recordings
    expect(recording!.track!.starts).toHaveLength(1)
    expect(recording!.seconds).toBe(1786 - 505)
    expect(readGpx('<gpx><trk><trkseg><trkpt lat="1" lon="2"/><trkpt lat="1" lon="3"/></trkseg></trk></gpx>').problem).toBe('no_times')
    expect(readGpx('<gpx></gpx>').problem).toBe('empty')
  })

  test('expands no entity, so an entity bomb does not grow', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><gpx><trk><name>&b;</name></trk></gpx>`
    const { recordings, problem } = readGpx(bomb)
    expect([recordings, problem]).toEqual([[], 'broken'])
  })
})

describe('TCX', () => {
  test('without positions, as indoors, is read as a session with its distance', () => {
    expect(readTcx(indoorTcx(START)).recordings).toMatchObject([
      { kind: 'ride', seconds: 1200, metres: 9600, track: { dist: expect.anything() } },
    ])
  })

  test('cut in half gives its complete part', () => {
    const text = indoorTcx(START)
    const { recordings, isCut } = readTcx(text.slice(0, text.length / 2))
    expect([isCut, recordings.length]).toEqual([true, 1])
  })
})

describe('FIT', () => {
  test('is read with its totals', async () => {
    const { recordings, isCut } = await readFit(fitOf())
    expect(isCut).toBe(false)
    expect(recordings).toMatchObject([{ source: 'fit', startedAt: START, seconds: 1780, metres: 5000, kind: 'run', bpm: 144 }])
    expect(recordings[0]!.track!.t.length).toBe(points.length)
    expect(recordings[0]!.track!.lat![0]).toBeCloseTo(points[0]!.lat!, 5)
  })

  test('cut anywhere gives its complete part, reports the cut and never throws', async () => {
    const whole = fitOf()
    for (const share of [0.1, 0.5, 0.77, 0.999]) {
      const { recordings, isCut, problem } = await readFit(whole.subarray(0, Math.floor(whole.length * share)))
      expect([share, isCut, problem, recordings.length]).toEqual([share, true, null, 1])
      expect(recordings[0]!.track!.t.length / points.length).toBeCloseTo(Math.min(1, share), 0)
    }
    expect((await readFit(whole.subarray(0, 20))).problem).toBe('broken')
    expect((await readFit(new Uint8Array(100).fill(7))).problem).toBe('broken')
  })

  test('with random bytes changed is read or refused, and never throws', async () => {
    const whole = fitOf({ summary: false })
    for (let seed = 1; seed <= 40; seed++) {
      const bytes = whole.slice()
      for (let turn = 0; turn < 6; turn++)
        bytes[12 + ((seed * 7919 + turn * 104_729) % (bytes.length - 12))] = (seed * 31 + turn * 17) & 255
      const { recordings } = await readFit(bytes)
      expect(recordings.length).toBeLessThanOrEqual(1)
    }
  })
})

const session = {
  id: '0198a5f0-0000-7000-8000-000000000000',
  kind: 'run',
  effort: 'vigorous',
  startedAt: new Date(START).toISOString(),
  zone: 'UTC',
  day: '2026-03-01',
  seconds: 1786,
  metres: 5000,
  bpm: 144,
  name: 'Up & <down> "there"',
  note: '',
  source: 'gpx',
  hasTrack: true,
} as const

test('a written GPX or TCX file is read again unchanged, also with special characters in its name', () => {
  const [recording] = readGpx(gpxOf(points, { start: START })).recordings
  const track = recording!.track!
  const again = readGpx(asGpx(session, track)).recordings[0]!
  expect(again.track).toEqual(track)
  expect(again).toMatchObject({ name: session.name, startedAt: START, kind: 'run' })
  const indoor = readTcx(asTcx(session, track)).recordings[0]!
  expect(indoor).toMatchObject({ startedAt: START, seconds: 1786, kind: 'run', bpm: 144 })
  expect(indoor.track!.t).toEqual(track.t)
})

test('a written FIT file is read again: positions, heart rate, power, pauses, totals and kind; heights to 20 cm', async () => {
  const withPause = points.map((point, at) => ({ ...point, t: point.t + (at >= 100 ? 300 : 0), power: 150 + (at % 50) }))
  const track = trackOf(withPause, [withPause[100]!.t])!
  expect(track.starts).toEqual([100])
  for (const kind of ['run', 'ride', 'swim', 'row', 'walk', 'hike', 'class'] as const) {
    const { recordings, isCut, problem } = await readFit(asFit({ ...session, kind }, track))
    expect([isCut, problem]).toEqual([false, null])
    expect(recordings).toMatchObject([{ startedAt: START, seconds: 1786, metres: 5000, bpm: 144, kind }])
    const again = recordings[0]!.track!
    for (const column of ['t', 'lat', 'lon', 'hr', 'power', 'starts'] as const)
      expect([column, again[column]]).toEqual([column, track[column]])
    for (const [at, ele] of track.ele!.entries()) expect(Math.abs(again.ele![at]! - ele!)).toBeLessThanOrEqual(0.11)
    for (const [at, dist] of track.dist!.entries()) expect(again.dist![at]).toBeCloseTo(dist!, 1)
  }
  // Indoors, without positions or heart rate.
  const indoor = await readFit(asFit({ ...session, kind: 'other', metres: null, bpm: null }, { t: [0, 5, 1786], ele: [null, 12, 13] }))
  expect(indoor.recordings).toMatchObject([{ startedAt: START, seconds: 1786, metres: null, bpm: null, kind: null }])
})

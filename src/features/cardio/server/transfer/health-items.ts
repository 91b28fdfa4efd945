import type { OpenArchive, SourceFile } from '#platform/server/imports/archive.ts'
import { piecesOf } from '#platform/server/imports/health-export.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import { AppleHealthReader, type AppleWorkout } from '../files/apple-health.ts'
import { FiguresBySecond, type Figure } from '../files/figures.ts'
import { fitPointsOf, isFitSession, readFitDays, readFitPoints, readFitSession } from '../files/google-fit.ts'
import { readGpx } from '../files/gpx.ts'
import { joinTracks, type Track } from '../../engine/track.ts'
import type { Recording } from '../files/recording.ts'

// The part of health app imports that runs in the child process (ADR 59): a stream of supported items, and counts of the rest.

export type HealthItem =
  | { what: 'session'; path: string; recording: Recording }
  | { what: 'figure'; figure: Figure }
  /** Unsupported kinds of records, each with its number. */
  | { what: 'left'; kinds: [kind: string, count: number][] }
  | { what: 'unclear'; count: number }
  | { what: 'cut' }
  /** A sign of progress after each large chunk, for the waiting parent process. */
  | { what: 'tick' }

const TICK_CHARS = 8 * 1024 * 1024
const MAX_ROUTE_BYTES = 60 * 1024 * 1024
const MAX_JSON_BYTES = 60 * 1024 * 1024

/** All items of an Apple Health export, in the order of the file; memory does not grow with the file. */
export async function* appleItems(archive: OpenArchive, path: string): AsyncGenerator<HealthItem> {
  const reader = new AppleHealthReader()
  const routes = new Map(archive.files.map((file) => [file.path, file]))
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  let sinceTick = 0
  const used = new Set<string>()
  let unread = 0
  const found = async function* (workouts: AppleWorkout[]): AsyncGenerator<HealthItem> {
    for (const { recording, routes: named } of workouts) {
      const ways = named.flatMap((one) => routes.get(`${folder}${one.replace(/^\/+/, '')}`) ?? [])
      for (const way of ways) used.add(way.path)
      const { track, lost } = await routeOf(archive, ways)
      unread += lost
      yield { what: 'session', path, recording: track ? { ...recording, track } : recording }
    }
  }
  let wasBroken = false
  for await (const { text, isBroken } of piecesOf(archive, path)) {
    wasBroken ||= isBroken
    yield* found(reader.write(text).workouts)
    sinceTick += text.length
    if (sinceTick < TICK_CHARS) continue
    sinceTick = 0
    yield { what: 'tick' }
  }
  const { figures, left, unclear, isCut } = reader.end()
  for (const figure of figures) yield { what: 'figure', figure }
  const unused = archive.files.filter((file) => /(?:^|\/)workout-routes\/[^/]+\.gpx$/i.test(file.path) && !used.has(file.path)).length
  if (unused > 0) left.set('apple.routes', unused)
  if (unread > 0) left.set('apple.unreadRoutes', unread)
  if (left.size > 0) yield { what: 'left', kinds: [...left] }
  if (unclear > 0) yield { what: 'unclear', count: unclear }
  if (isCut || wasBroken) yield { what: 'cut' }
}

/** The route of a workout; one with pauses has several files. Skips and counts unreadable files. */
async function routeOf(archive: OpenArchive, files: readonly SourceFile[]): Promise<{ track: Track | undefined; lost: number }> {
  const parts: { startedAt: number; track: Track }[] = []
  let lost = 0
  for (const { path, bytes } of files) {
    const text = bytes > MAX_ROUTE_BYTES ? undefined : await textOf(archive, path)
    const read = text === undefined ? [] : readGpx(text).recordings
    const ways = read.flatMap(({ startedAt, track }) => (track ? [{ startedAt, track }] : []))
    if (ways.length === 0) lost++
    parts.push(...ways)
  }
  return { track: joinTracks(parts), lost }
}

/** The text of a file; undefined for a broken file, so that it does not stop the others. */
async function textOf(archive: OpenArchive, path: string): Promise<string | undefined> {
  try {
    return await archive.text(path)
  } catch (error) {
    if (error instanceof TaskError) return undefined
    throw error
  }
}

export const isFromGoogleFit = (archive: OpenArchive): boolean =>
  archive.files.some(({ path }) => isFitSession(path) || fitPointsOf(path) !== null)

/** Sessions and figures of a Takeout, with daily means after all readings. Its TCX recordings are read like any others. */
export async function* fitItems(archive: OpenArchive): AsyncGenerator<HealthItem> {
  const figures = new FiguresBySecond()
  const left = new Map<string, number>()
  const days = new Map<string, number>()
  let unclear = 0
  const files = archive.files.filter(({ bytes }) => bytes <= MAX_JSON_BYTES).toSorted((a, b) => (a.path < b.path ? -1 : 1))
  for (const { path } of files) {
    const name = fitPointsOf(path)
    if (isFitSession(path)) {
      const text = await textOf(archive, path)
      const read = text === undefined ? null : readFitSession(text)
      if (read === null) unclear++
      else if ('left' in read) left.set(read.left, (left.get(read.left) ?? 0) + 1)
      else yield { what: 'session', path, recording: read.recording }
    } else if (name) {
      const text = await textOf(archive, path)
      unclear += (text === undefined ? null : readFitPoints(text, name, figures)) ?? 1
    } else if (/\.csv$/i.test(path)) {
      const text = await textOf(archive, path)
      const table = text === undefined ? null : readFitDays(text)
      for (const { day, kg } of table?.weights ?? []) days.set(day, kg)
      if (table) left.set('google.days', (left.get('google.days') ?? 0) + table.rows)
    }
  }
  for (const figure of figures.all()) yield { what: 'figure', figure }
  for (const [day, kg] of days) yield { what: 'figure', figure: { at: null, day, zone: null, values: { weight: kg } } }
  if (left.size > 0) yield { what: 'left', kinds: [...left] }
  if (unclear > 0) yield { what: 'unclear', count: unclear }
}

// The module of the child process that reads mindful sessions of health exports (see platform/server/isolation).
import type { OpenArchive } from '#platform/server/imports/archive.ts'
import { appleExportIn, HealthXml, piecesOf } from '#platform/server/imports/health-export.ts'
import { readerMethods } from '#platform/server/imports/reader-methods.ts'
import { MINDFUL_MOST, MINDFUL_SECONDS } from '../../contract-record.ts'

const MINDFUL = 'HKCategoryTypeIdentifierMindfulSession'
/** Lines are handed on in between: a file of gigabytes is read for minutes. */
const TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)$/

export type MindfulItem =
  | { what: 'session'; /** Epoch milliseconds. */ startedAt: number; seconds: number; source: string }
  | { what: 'end'; overlapping: number; unclear: number; isCut: boolean }

export const methods = readerMethods<MindfulItem>(
  async (archive) => {
    const health = await appleExportIn(archive)
    return health === undefined ? undefined : { source: 'apple-health', items: () => sessionsIn(archive, health) }
  },
  () => 150,
)

function instantOf(text: string | undefined): number {
  const [, day, time, hours, minutes] = TIME.exec(text ?? '') ?? []
  return Date.parse(`${day}T${time}${hours}:${minutes}`)
}

async function* sessionsIn(archive: OpenArchive, path: string): AsyncGenerator<MindfulItem> {
  const found: { startedAt: number; seconds: number; source: string }[] = []
  let unclear = 0
  const xml = new HealthXml({
    open(name, { type, startDate, endDate, sourceName = '' }, { length }) {
      if (name !== 'Record' || length !== 2 || type !== MINDFUL) return
      const startedAt = instantOf(startDate)
      const seconds = Math.round((instantOf(endDate) - startedAt) / 1000)
      const [least, most] = MINDFUL_SECONDS
      if (!(seconds >= least && seconds <= most) || found.length >= 2 * MINDFUL_MOST) unclear++
      else found.push({ startedAt, seconds, source: sourceName.trim().slice(0, 120) })
    },
    close() {},
  })
  let wasBroken = false
  for await (const { text, isBroken } of piecesOf(archive, path)) {
    wasBroken ||= isBroken
    xml.write(text)
  }
  const sessions = distinct(found)
  for (const session of sessions) yield { what: 'session', ...session }
  yield { what: 'end', overlapping: found.length - sessions.length, unclear, isCut: xml.isCut || wasBroken }
}

type Span = { startedAt: number; seconds: number }

/** Of overlapping sittings, the one that began first (of those, the longest). In order of time. */
export function distinct<S extends Span>(all: readonly S[]): S[] {
  let until = -Infinity
  return all
    .toSorted((a, b) => a.startedAt - b.startedAt || b.seconds - a.seconds)
    .filter(({ startedAt, seconds }) => {
      if (startedAt < until) return false
      until = startedAt + seconds * 1000
      return true
    })
}

import { z } from 'zod'
import { localDayOf } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import { recordActivities, removeRows } from '#platform/server/activity/activity.ts'
import { importKind, type ImportPlan, type ImportRun } from '#platform/server/imports/importer.ts'
import { saveImportedRows } from '#platform/server/imports/imported-rows-store.ts'
import { importOwner, readerOf } from '#platform/server/imports/reading.ts'
import { eachImported, inStep } from '#platform/server/imports/steps.ts'
import { isolatedTask } from '#platform/server/isolation/isolation.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { IMPORT_ENDINGS, MAX_IMPORT_BYTES, MINDFUL_MOST, MindfulReport } from '../../contract-record.ts'
import { soulReasons } from '../../reasons.en.ts'
import type { methods, MindfulItem } from './health-task.ts'
import { addMindful, mindfulHere, removeMindful, sealSource } from './record-store.ts'

export const MINDFUL_PART = 'soul.mindful'
const AT_ONCE = 200
const MOST_SOURCES = 10
/** Tolerance for a device's clock that is ahead of the server's: one day. */
const AHEAD_MS = 86_400_000

const openSessions = readerOf<MindfulItem>(
  isolatedTask<typeof methods>(new URL('./health-task.ts', import.meta.url), { stepMs: 60_000, totalMs: 15 * 60_000 }),
)

export const mindfulImports = importKind({
  id: 'soul',
  maxBytes: MAX_IMPORT_BYTES,
  endings: IMPORT_ENDINGS,
  report: MindfulReport,
  choices: z.object({}),
  plan,
  apply,
  undo,
})

type Session = { id: string; startedAt: number; seconds: number; source: string }

/** A sitting is identified by the second in which it began, in any export: a person begins only one per second. */
function idOf(key: PersonKey, startedAt: number): string {
  const bytes = Buffer.from(key.digest('mindful', new Date(startedAt).toISOString()).subarray(0, 16))
  // A UUID of version 8 (RFC 9562, 5.8).
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** All sessions of the file, in order of time. */
async function sessionsOf(run: ImportRun) {
  const { app, key, signal } = run
  const reading = await openSessions(run)
  const latest = app.clock.now().getTime() + AHEAD_MS
  try {
    const sessions: Session[] = []
    let end = { overlapping: 0, unclear: 0, isCut: false }
    let ahead = 0
    for await (const item of reading.items()) {
      signal.throwIfAborted()
      if (item.what === 'end') end = item
      else if (item.startedAt > latest) ahead++
      else sessions.push({ id: idOf(key, item.startedAt), startedAt: item.startedAt, seconds: item.seconds, source: item.source })
    }
    return { source: reading.source, sessions, overlapping: end.overlapping, unclear: end.unclear + ahead, isCut: end.isCut }
  } finally {
    reading.close()
  }
}

async function plan(run: ImportRun): Promise<ImportPlan> {
  const { app, row } = run
  const { source, sessions, ...rest } = await sessionsOf(run)
  const { dayStart } = await importOwner(app, row.userId)
  const here = await mindfulHere(
    app.db,
    row.userId,
    sessions.map(({ id }) => id),
  )
  const dayOf = (at: number) => localDayOf(new Date(at), row.words.zone, dayStart)
  const counts = new Map<string, number>()
  for (const { source: name } of sessions) counts.set(name, (counts.get(name) ?? 0) + 1)
  const report: MindfulReport = {
    ...rest,
    total: sessions.length,
    fresh: sessions.filter(({ id }) => !here.has(id)).length,
    minutes: Math.round(sessions.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
    from: sessions.length > 0 ? dayOf(sessions[0]!.startedAt) : null,
    to: sessions.length > 0 ? dayOf(sessions.at(-1)!.startedAt) : null,
    sources: [...counts]
      .map(([name, count]) => ({ name, count }))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST_SOURCES),
  }
  return { source, total: sessions.length, report }
}

/** Inserts some hundred sessions per transaction, from where the last worker stopped. They count as days, but earn no points. */
async function apply(run: ImportRun): Promise<boolean> {
  const { app, key, row, signal } = run
  const { dayStart } = await importOwner(app, row.userId)
  const { zone } = row.words
  const { sessions } = await sessionsOf(run)
  for (let at = row.done; at < sessions.length; at += AT_ONCE) {
    signal.throwIfAborted()
    const some = sessions.slice(at, at + AT_ONCE).map(({ startedAt, ...session }) => {
      const start = new Date(startedAt)
      return { ...session, startedAt: start, day: localDayOf(start, zone, dayStart) }
    })
    const isWritten = await inStep(run, 'running', async (tx, now) => {
      if (now.done !== at) return undefined
      const { added, count } = await addMindful(
        tx,
        row.userId,
        some.map(({ source, ...session }) => ({ ...session, sealed: sealSource(key, session.id, source) })),
      )
      if (count > MINDFUL_MOST) throw new AppError('limit', soulReasons.too_many_sittings({ most: MINDFUL_MOST }))
      const isNew = new Set(added)
      const acts = some
        .filter(({ id }) => isNew.has(id))
        .map(({ id, startedAt, day, seconds }) => ({
          userId: row.userId,
          key: actKeyOf(id),
          kind: 'mindful',
          at: startedAt,
          zone,
          localDay: day,
          amount: seconds,
          unit: 'seconds',
          points: 0,
        }))
      await recordActivities(tx, acts)
      await saveImportedRows(
        tx,
        row,
        MINDFUL_PART,
        added.map((id) => ({ id, fingerprint: '' })),
      )
      return { done: at + some.length, entries: now.entries + added.length }
    })
    if (!isWritten) return true
  }
  await inStep(run, 'running', async () => ({ state: 'done' }))
  return true
}

const actKeyOf = (id: string) => `mindful:${id}`

async function undo(run: ImportRun): Promise<void> {
  const { userId } = run.row
  const goesOn = await eachImported(run, MINDFUL_PART, async (tx, rows) => {
    const ids = rows.map(({ id }) => id)
    await removeMindful(tx, userId, ids)
    await removeRows(tx, userId, ids.map(actKeyOf))
    return ids
  })
  if (goesOn) await inStep(run, 'undoing', async () => ({ state: 'undone', entries: 0 }))
}

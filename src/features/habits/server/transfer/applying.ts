import { z } from 'zod'
import { AppError } from '#platform/contract/errors.ts'
import { MAX_REMINDERS } from '#platform/contract/reminders.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { changeImport, importOf } from '#platform/server/imports/store.ts'
import { remindersOf, writeReminder } from '#platform/server/reminders/store.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import { MAX_GROUPS, type Habit, type HabitFields } from '../../contract.ts'
import { DateOrder } from '#platform/contract/import-endpoints.ts'
import type { HabitImportReport } from '../../contract-transfer.ts'
import { writeLogs } from '../mark-log-store.ts'
import { replaceDays, type Marker } from '../marking.ts'
import { groupsOf, lockHabits, setSource, writeGroup, writeHabit } from '../store.ts'
import type { ParsedHabit } from './parsed-habit.ts'
import { dayChanges, DAYS_AT_ONCE, tidyDays } from './day-changes.ts'
import { importedGroupId, itemsOfHabit, writeItem } from './import-items-store.ts'
import { openSource } from './open-source.ts'
import { inOrder, latestDay, ownerOf } from './planning.ts'
import type { Source } from './source.ts'
import { sourceDigest, Targets } from './targets.ts'

const Choices = z.object({ dateOrder: DateOrder.nullable().default(null) })

/**
 * Writes what the report showed, from where the last worker stopped, a habit to a transaction. True when it is finished (or
 * was stopped), false when its time is over and somebody should go on.
 */
export async function applyImport(run: ImportRun, budgetMs = 60_000): Promise<boolean> {
  const until = performance.now() + budgetMs
  const { app, key, row, signal } = run
  const person = await ownerOf(app, row.userId)
  const { dateOrder } = Choices.parse(row.words.choices)
  const reading = await openSource(run)
  try {
    const targets = await Targets.load(app.db, key, row.userId, reading.source)
    const last = Math.max(0, ...[...targets.habits.values()].map(({ order }) => order))
    let done = 0
    for await (const item of reading.items()) {
      if (item.type !== 'habit') continue
      const known = targets.find(item.habit)
      if (done++ < row.done) continue
      signal.throwIfAborted()
      if (!(await writeOne(run, reading.source, person, inOrder(item.habit, dateOrder), known?.id, { done, order: last + done })))
        return true
      if (performance.now() > until) return false
    }
    await app.db.transaction(async (tx) => {
      const now = await importOf(tx, key, row, { lock: true })
      if (now?.state === 'running') await changeImport(tx, key, row, { state: 'done' }, app.clock.now())
    })
    return true
  } finally {
    reading.close()
  }
}

/** Brings the habit that is number `done` of the file. False: the import was cancelled, or another worker went on with it. */
async function writeOne(
  { app, key, row }: ImportRun,
  source: Source,
  person: Marker,
  imported: ParsedHabit,
  knownId: string | undefined,
  { done, order }: { done: number; order: number },
): Promise<boolean> {
  return app.db
    .transaction(async (tx) => {
      const now = await importOf(tx, key, row, { lock: true })
      if (now?.state !== 'running' || now.done !== done - 1) return false
      const { days } = tidyDays(imported.days, latestDay(app, person))
      const known = knownId === undefined ? undefined : (await lockHabits(tx, key, person.id, [knownId])).get(knownId)
      const made = known ? null : fieldsOf(imported, order, days[0]?.day ?? latestDay(app, person), await groupFor(tx, imported))
      const habit = known ?? (await make(tx, made!))
      const items = await itemsOfHabit(tx, key, person.id, habit.id)
      const changes = await dayChanges(tx, key, person.id, habit.id, days, items)
      for (let at = 0; at < changes.length; at += DAYS_AT_ONCE) {
        const some = changes.slice(at, at + DAYS_AT_ONCE)
        const logs = some.flatMap(({ day, log }) => (log ? [{ habitId: habit.id, day, log }] : []))
        await writeLogs(tx, key, person.id, logs, app.clock.now())
        await replaceDays(app, tx, key, person, habit, new Map(some.map(({ day, after }) => [day, after])))
      }
      const isChanged = made !== null || changes.length > 0
      if (isChanged) {
        const nr = (items.at(-1)?.nr ?? 0) + 1
        const came = changes.map(({ day, before, after }) => ({ day, before, after }))
        await writeItem(tx, key, person.id, { importId: row.id, habitId: habit.id, nr, made, days: came })
      }
      const report = now.words.report as HabitImportReport
      const came = { habits: report.came.habits + (isChanged ? 1 : 0), days: report.came.days + changes.length }
      const words = { ...now.words, report: { ...report, came } }
      await changeImport(tx, key, row, { done, entries: came.habits, words }, app.clock.now())
      return true
    })
    .catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'limit' ? new TaskError('no_room') : error
    })

  /** The person's group of that name, which is made when there is none. */
  async function groupFor(tx: Db, { group: name }: ParsedHabit): Promise<string | null> {
    if (name === undefined) return null
    const groups = await groupsOf(tx, key, person.id)
    const known = groups.find((group) => group.name.toLowerCase() === name.toLowerCase())
    if (known || groups.length >= MAX_GROUPS) return known?.id ?? null
    const id = importedGroupId(row.id, name)
    await writeGroup(tx, key, person.id, { id, name, order: (groups.at(-1)?.order ?? 0) + 1 })
    return id
  }

  async function make(tx: Db, fields: HabitFields): Promise<Habit> {
    const id = uuidv7()
    await writeHabit(tx, key, person.id, id, fields, { completedDay: null, now: app.clock.now() })
    await setSource(tx, person.id, id, sourceDigest(key, source, imported.sourceId))
    // Off until the person turns it on: nobody asked this app to speak up, and the other one may still do.
    if (imported.reminder && (await remindersOf(tx, person.id)).length < MAX_REMINDERS) {
      await writeReminder(
        tx,
        person.id,
        { id: uuidv7(), owner: 'habits', subject: id, ...imported.reminder, enabled: false },
        app.clock.now(),
      )
    }
    return (await lockHabits(tx, key, person.id, [id])).get(id)!
  }
}

function fieldsOf({ fields }: ParsedHabit, order: number, firstDay: LocalDay, groupId: string | null): HabitFields {
  return { timeOfDay: 'any', icon: 'sprout', pauses: [], step: null, goalTotal: null, startDay: firstDay, ...fields, groupId, order }
}

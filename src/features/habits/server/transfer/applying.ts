import { MAX_REMINDERS } from '#platform/contract/reminders.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { importOwner } from '#platform/server/imports/reading.ts'
import { inStep, withReport } from '#platform/server/imports/steps.ts'
import { remindersOf, writeReminder } from '#platform/server/reminders/store.ts'
import { MAX_GROUPS, type Habit, type HabitFields } from '../../contract.ts'
import { HabitImportChoices, type HabitImportReport } from '../../contract-transfer.ts'
import { writeLogs } from '../mark-log-store.ts'
import { replaceDays, type Marker } from '../marking.ts'
import { groupsOf, lockHabits, setSource, writeGroup, writeHabit } from '../store.ts'
import type { ParsedHabit } from './parsed-habit.ts'
import { dayChanges, DAYS_AT_ONCE, tidyDays } from './day-changes.ts'
import { importedGroupId, itemsOfHabit, writeItem } from './import-items-store.ts'
import { openSource } from './open-source.ts'
import { inOrder, latestDay } from './planning.ts'
import type { Source } from './source.ts'
import { sourceDigest, Targets } from './targets.ts'

/**
 * Applies the plan of an import from where the last worker stopped, one habit per transaction. True when it is finished (or was
 * cancelled), false when the time budget is used up and another job must continue.
 */
export async function applyImport(run: ImportRun, budgetMs = 60_000): Promise<boolean> {
  const until = performance.now() + budgetMs
  const { app, key, row, signal } = run
  const person = await importOwner(app, row.userId)
  const { dateOrder } = HabitImportChoices.parse(row.words.choices)
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
    await inStep(run, 'running', async () => ({ state: 'done' }))
    return true
  } finally {
    reading.close()
  }
}

/** Imports habit number `done` of the file. False: the import was cancelled, or another worker has continued with it. */
async function writeOne(
  run: ImportRun,
  source: Source,
  person: Marker,
  imported: ParsedHabit,
  knownId: string | undefined,
  { done, order }: { done: number; order: number },
): Promise<boolean> {
  const { app, key, row } = run
  return inStep(run, 'running', async (tx, now) => {
    if (now.done !== done - 1) return undefined
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
    const { came: before } = now.words.report as HabitImportReport
    const came = { habits: before.habits + (isChanged ? 1 : 0), days: before.days + changes.length }
    return { done, entries: came.habits, ...withReport<HabitImportReport>(now, { came }) }
  })

  /** The person's group of that name, created if it does not exist. */
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
    // Imported reminders are off until the person turns them on, because the other app may still remind.
    if (imported.reminder && (await remindersOf(tx, person.id)).length < MAX_REMINDERS) {
      await writeReminder(
        tx,
        person.id,
        { id: uuidv7(), owner: 'habits', subject: id, ...imported.reminder, enabled: false, sealed: null, day: null },
        app.clock.now(),
      )
    }
    return (await lockHabits(tx, key, person.id, [id])).get(id)!
  }
}

function fieldsOf({ fields }: ParsedHabit, order: number, firstDay: LocalDay, groupId: string | null): HabitFields {
  return { timeOfDay: 'any', icon: 'sprout', pauses: [], step: null, goalTotal: null, startDay: firstDay, ...fields, groupId, order }
}

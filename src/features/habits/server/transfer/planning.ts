import { addDays, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import type { HasClock } from '#platform/server/app/app.ts'
import type { ImportPlan, ImportRun } from '#platform/server/imports/importer.ts'
import { importOwner } from '#platform/server/imports/reading.ts'
import { MAX_HABITS } from '../../contract.ts'
import type { DateOrder } from '#platform/contract/import-endpoints.ts'
import type { HabitImportReport, HabitOfFile } from '../../contract-transfer.ts'
import type { Marker } from '../marking.ts'
import type { ParsedHabit } from './parsed-habit.ts'
import { dayChanges, tidyDays } from './day-changes.ts'
import { itemsOfHabit } from './import-items-store.ts'
import { openSource } from './open-source.ts'
import { Targets } from './targets.ts'

/** Parses an upload and reports its contents, without writing anything. */
export async function planImport(run: ImportRun): Promise<ImportPlan> {
  const { app, key, row, signal } = run
  const latest = latestDay(app, await importOwner(app, row.userId))
  const reading = await openSource(run)
  try {
    const targets = await Targets.load(app.db, key, row.userId, reading.source)
    const habits: HabitOfFile[] = []
    let added = 0
    let total = 0
    let unread = reading.badPaths.length
    let openDate: HabitImportReport['openDate'] = null
    for await (const item of reading.items()) {
      signal.throwIfAborted()
      if (item.type === 'unread') unread += item.count
      else if (item.type === 'openDate') openDate = item.date
      else {
        total++
        const known = targets.find(item.habit)
        if (!known) added++
        // Beyond the limit, habits are only counted.
        if (habits.length < MAX_HABITS) habits.push(await lookAt(run, item.habit, known?.id, latest))
      }
    }
    const count = targets.habits.size + added
    const report: HabitImportReport = {
      // The order of dates is ambiguous, and so are the first and last day of each habit.
      habits: openDate ? habits.map((one) => ({ ...one, from: null, to: null })) : habits,
      unread,
      tooMany: count > MAX_HABITS ? count : null,
      openDate,
      encoding: await reading.encoding(),
      came: { habits: 0, days: 0 },
    }
    return { source: reading.source, total, report }
  } finally {
    reading.close()
  }
}

async function lookAt(
  { app, key, row }: ImportRun,
  imported: ParsedHabit,
  knownId: string | undefined,
  latest: LocalDay,
): Promise<HabitOfFile> {
  const { days, ahead } = tidyDays(imported.days, latest)
  const changes =
    knownId === undefined
      ? days
      : await dayChanges(app.db, key, row.userId, knownId, days, await itemsOfHabit(app.db, key, row.userId, knownId))
  // An existing habit already has its reminders, so the note does not apply.
  const stated = imported.notes.filter(({ key }) => knownId === undefined || key !== 'reminder-off')
  return {
    name: imported.fields.name,
    kind: imported.fields.kind,
    days: days.length,
    fresh: changes.length,
    from: days[0]?.day ?? null,
    to: days.at(-1)?.day ?? null,
    isKnown: knownId !== undefined,
    notes: ahead > 0 ? [...stated, { key: 'ahead', n: ahead }] : stated,
  }
}

/** The last day that can be imported: today in the zone furthest east. */
export const latestDay = (app: HasClock, { zone, dayStart }: Marker): LocalDay => addDays(localDayOf(app.clock.now(), zone, dayStart), 1)

/** If the order of dates is ambiguous, the days were read with the day first; this swaps them as chosen. */
export function inOrder(habit: ParsedHabit, order: DateOrder | null): ParsedHabit {
  if (order !== 'monthFirst') return habit
  const days = habit.days.map((one) => ({ ...one, day: `${one.day.slice(0, 5)}${one.day.slice(8)}-${one.day.slice(5, 7)}` }))
  return { ...habit, days }
}

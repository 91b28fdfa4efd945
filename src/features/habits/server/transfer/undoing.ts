import { isDeepStrictEqual } from 'node:util'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { ImportRun } from '#platform/server/imports/importer.ts'
import { importOwner } from '#platform/server/imports/reading.ts'
import { inStep, withReport } from '#platform/server/imports/steps.ts'
import { HabitFields, type Habit } from '../../contract.ts'
import type { HabitImportReport } from '../../contract-transfer.ts'
import type { DayContent } from '../../engine/mark-log.ts'
import { removeLogs } from '../mark-log-store.ts'
import { removeWithActs } from '../removing.ts'
import { replaceDays, stateOf, type Marker } from '../marking.ts'
import { daysNamed, groupsOf, habitsOf, hasDays, lockHabits, removeGroup } from '../store.ts'
import { DAYS_AT_ONCE, isSame } from './day-changes.ts'
import { habitsOfImport, importedGroupId, itemsOfHabit, removeItem, writeItem, type ImportItem } from './import-items-store.ts'

const NONE = { habits: 0, days: 0 }

/**
 * Undoes an import, one habit per transaction: days return to their earlier content, and a habit that the import created is
 * removed if no days remain. Later changes stay. Can be interrupted at any moment and resumed.
 */
export async function undoImport(run: ImportRun): Promise<void> {
  const { app, key, row, signal } = run
  const person = await importOwner(app, row.userId)
  for (const habitId of await habitsOfImport(app.db, row.userId, row.id)) {
    signal.throwIfAborted()
    await inStep(run, 'undoing', async (tx, now) => {
      const habit = (await lockHabits(tx, key, row.userId, [habitId])).get(habitId)
      if (!habit) return undefined
      const retained = await undoOne(tx, habit)
      // The first habit to be undone resets the counts.
      const before = now.done === 0 ? NONE : (now.words.report as HabitImportReport).came
      const came = { habits: before.habits + (retained.isRetained ? 1 : 0), days: before.days + retained.days }
      return { done: now.done + 1, ...withReport<HabitImportReport>(now, { came }) }
    })
  }
  await inStep(run, 'undoing', async (tx, now) => {
    const inUse = new Set((await habitsOf(tx, key, row.userId)).map(({ groupId }) => groupId))
    for (const { id, name } of await groupsOf(tx, key, row.userId))
      if (id === importedGroupId(row.id, name) && !inUse.has(id)) await removeGroup(tx, row.userId, id)
    const came = now.done === 0 ? NONE : ((now.words.report as HabitImportReport | null)?.came ?? NONE)
    return { state: 'undone', entries: came.habits, ...withReport<HabitImportReport>(now, { came }) }
  })

  async function undoOne(tx: Db, habit: Habit): Promise<{ days: number; isRetained: boolean }> {
    const items = await itemsOfHabit(tx, key, row.userId, habit.id)
    const item = items.find(({ importId }) => importId === row.id)
    if (!item) return { days: 0, isRetained: false }
    const later = items.filter(({ nr }) => nr > item.nr)
    const { rest, touched } = withoutOverwritten(item, later)
    let days = 0
    for (let at = 0; at < rest.length; at += DAYS_AT_ONCE) days += await restore(tx, person, habit, rest.slice(at, at + DAYS_AT_ONCE))
    await removeItem(tx, row.userId, row.id, habit.id)
    const isMissing = item.made !== null && isDeepStrictEqual(bare(habit), bare(item.made)) && !(await hasDays(tx, row.userId, habit.id))
    if (isMissing) await removeWithActs(tx, key, row.userId, habit.id)
    else {
      // The next import that changed the habit takes over as its creator.
      const heir = later[0]
      if (heir && item.made) touched.add(heir)
      for (const one of touched) await writeItem(tx, key, row.userId, one === heir && item.made ? { ...one, made: item.made } : one)
    }
    return { days, isRetained: days > 0 || (item.made !== null && !isMissing && later.length === 0) }
  }

  /** Restores the content of days; returns how many were changed since and stay. */
  async function restore(tx: Db, owner: Marker, habit: Habit, days: ImportItem['days']): Promise<number> {
    const named = days.map(({ day }) => ({ habitId: habit.id, day }))
    const stored = new Map((await daysNamed(tx, key, owner.id, named)).map((one) => [one.day, stateOf(one)]))
    const back = new Map<LocalDay, DayContent>()
    for (const { day, before, after } of days) {
      const current = stored.get(day)
      if (current && isSame(current, after)) back.set(day, before)
    }
    // The marks of these days led to the content that is now removed.
    if (back.size > 0) {
      await removeLogs(tx, owner.id, habit.id, [...back.keys()])
      await replaceDays(app, tx, key, owner, habit, back)
    }
    return days.length - back.size
  }
}

/** Days that a later import overwrote pass to that import: its undo restores the content from before this one. */
function withoutOverwritten(item: ImportItem, later: readonly ImportItem[]): { rest: ImportItem['days']; touched: Set<ImportItem> } {
  const touched = new Set<ImportItem>()
  const byDay = later.map((other) => ({ other, days: new Map(other.days.map((one) => [one.day, one])) }))
  const rest = item.days.filter(({ day, before, after }) => {
    for (const { other, days } of byDay) {
      const over = days.get(day)
      if (!over) continue
      if (!isSame(over.before, after)) return true
      over.before = before
      touched.add(other)
      return false
    }
    return true
  })
  return { rest, touched }
}

/** A habit by its texts and rules; its position in the list does not matter. */
const bare = (habit: HabitFields) => HabitFields.omit({ order: true, groupId: true }).parse(habit)

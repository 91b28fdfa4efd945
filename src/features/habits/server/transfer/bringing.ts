import { v5 as uuidv5 } from 'uuid'
import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import type { App } from '#platform/server/app/app.ts'
import { MAX_HABITS, type Habit, type HabitFields, type Mark } from '../../contract.ts'
import type { HabitImport } from '../../contract-transfer.ts'
import { applyMarks, type Marker } from '../marking.ts'
import { habitsOf, totalOf, writeHabit } from '../store.ts'
import type { BroughtFile, BroughtHabit } from './brought.ts'
import { habitReasons } from '../../reasons.en.ts'

const MARKS_AT_ONCE = 2000
/** Brought days are an old word: whatever a person said here themselves is later. */
const LONG_AGO = '1970-01-02T00:00:00.000Z'
const A_LITTLE_LATER = '1970-01-02T00:00:00.001Z'

type Planned = { id: string; brought: BroughtHabit; known: Habit | undefined; days: BroughtHabit['days']; ahead: number }

/** Our id of a thing of another app: the same thing, brought by the same person, is the same habit. */
const idOf = (userId: string, source: string, sourceId: string) => uuidv5(`${source}/${sourceId}`, userId)

/**
 * Says what a file would bring, and (unless it is a dry run) brings it: habits under ids made of their source, days as marks
 * that yield to what was entered here. Brought twice, it is there once. In one transaction.
 */
export async function bring(app: App, person: Marker, file: BroughtFile, isDryRun: boolean): Promise<HabitImport> {
  const key = await app.vault.keyOf(person.id)
  const now = app.clock.now()
  const latest = addDays(localDayOf(now, person.zone, person.dayStart), 1)
  return app.db.transaction(async (tx) => {
    const existing = new Map((await habitsOf(tx, key, person.id)).map((habit) => [habit.id, habit]))
    const planned = file.habits.map((brought): Planned => {
      const id =
        file.source === 'fernwell' && existing.has(brought.sourceId) ? brought.sourceId : idOf(person.id, file.source, brought.sourceId)
      const days = brought.days.filter(({ day }) => day <= latest).toSorted((a, b) => (a.day < b.day ? -1 : 1))
      return { id, brought, known: existing.get(id), days, ahead: brought.days.length - days.length }
    })
    const added = planned.filter(({ known }) => !known).length
    if (existing.size + added > MAX_HABITS) {
      throw new AppError('limit', habitReasons.import_too_many({ habits: existing.size + added, most: MAX_HABITS }))
    }
    if (!isDryRun) {
      let order = Math.max(0, ...[...existing.values()].map((habit) => habit.order))
      for (const { id, brought, known, days } of planned) {
        if (!known)
          await writeHabit(tx, key, person.id, id, fieldsOf(brought, ++order, days[0]?.day ?? latest), { completedDay: null, now })
        const marks = days.flatMap((day) => marksOf(id, day))
        for (let at = 0; at < marks.length; at += MARKS_AT_ONCE) {
          await applyMarks(app, tx, key, person, marks.slice(at, at + MARKS_AT_ONCE), { isBrought: true })
        }
        const goal = brought.fields.goalTotal
        if (!known && goal) {
          const completedDay = await totalOf(tx, person.id, id, goal)
          if (completedDay)
            await writeHabit(tx, key, person.id, id, fieldsOf(brought, order, days[0]?.day ?? latest), { completedDay, now })
        }
      }
    }
    return {
      source: file.source,
      unread: file.unread,
      habits: planned.map(({ brought, known, days, ahead }) => ({
        name: brought.fields.name,
        kind: brought.fields.kind,
        days: days.length,
        from: days[0]?.day ?? null,
        to: days.at(-1)?.day ?? null,
        isKnown: known !== undefined,
        notes: ahead > 0 ? [...brought.notes, { key: 'ahead' as const, n: ahead }] : brought.notes,
      })),
    }
  })
}

function fieldsOf({ fields }: BroughtHabit, order: number, firstDay: string): HabitFields {
  return { timeOfDay: 'any', icon: 'sprout', pauses: [], goalTotal: null, startDay: firstDay, ...fields, groupId: null, order }
}

/** A day's marks, under ids made of the day: they are applied once, whenever and however often the file comes. */
function marksOf(
  habitId: string,
  { day, value, isSkipped, isEntered = !isSkipped || value > 0, note, reason = '' }: BroughtHabit['days'][number],
): Mark[] {
  const mark = (what: string, change: Mark['change'], at = LONG_AGO): Mark => ({
    id: uuidv5(`${day}/${what}`, habitId),
    habitId,
    day,
    at,
    change,
  })
  return [
    ...(isEntered ? [mark(`value ${value}`, { op: 'set', value: Math.min(1_000_000, value) })] : []),
    ...(isSkipped ? [mark('skip', { op: 'skip', isSkipped, reason }, A_LITTLE_LATER)] : []),
    ...(note ? [mark('note', { op: 'note', note })] : []),
  ]
}

import { and, eq, inArray, sql } from '#platform/server/db/drizzle.ts'
import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/db.ts'
import { lockCount } from '#platform/server/db/count-limit.ts'
import { anyPart } from '#platform/server/imports/part.ts'
import { deleteImportedRows, saveImportedRows } from '#platform/server/imports/imported-rows-store.ts'
import { idPart } from '#platform/server/imports/table-part.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import { Habit, HabitDay, HabitGroup, MAX_GROUPS, MAX_HABITS } from '../contract.ts'
import { sealGroup, sealWords } from './sealing.ts'
import { MAX_DAYS, removeHabit, writeDays } from './store.ts'
import { habitGroups, habits } from './tables.ts'

const ID = 'habits.habit'

const ExportedHabit = Habit.extend({
  days: z.array(HabitDay.extend({ setAt: Instant, actTimes: z.int().min(0).max(1_000_000), isAct: z.boolean() })).max(MAX_DAYS),
})
type ExportedHabit = z.infer<typeof ExportedHabit>

async function idsHere(db: Db, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: habits.id })
    .from(habits)
    .where(and(eq(habits.userId, userId), inArray(habits.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** A habit is imported, retained and removed together with its days: a mark made since the import counts as a change of the habit. */
const habitPart = anyPart<ExportedHabit>({
  id: ID,
  name: { en: 'habits with their days', de: 'Gewohnheiten mit ihren Tagen' },
  file: 'habits/habits.jsonl',
  shape: ExportedHabit,
  idOf: ({ id }) => id,
  known: (app, userId, values) =>
    idsHere(
      app.db,
      userId,
      values.map(({ id }) => id),
    ),
  room: async (app, userId) => MAX_HABITS - (await app.db.$count(habits, eq(habits.userId, userId))),
  async insert(run, values) {
    const { app, key, row } = run
    const { userId } = row
    return app.db.transaction(async (tx) => {
      await run.lock(tx)
      const rows = values.map((habit) => {
        const { kind, target, schedule, startDay, pauses, id, groupId, order, goalTotal, completedDay, isArchived, createdAt } = habit
        const shape = { kind, target, schedule, startDay, pauses }
        const more = { groupId, order, goalTotal, completedDay, isArchived, createdAt: new Date(createdAt) }
        return { userId, id, shape, ...more, sealed: sealWords(key, id, habit) }
      })
      const fingerprint = sql<string>`${habits.version}::text`
      const added = await tx.insert(habits).values(rows).onConflictDoNothing().returning({ id: habits.id, fingerprint })
      await lockCount(tx, habits, userId)
      if ((await tx.$count(habits, eq(habits.userId, userId))) > MAX_HABITS) throw new TaskError('no_room')
      const isAdded = new Set(added.map(({ id }) => id))
      for (const { id: habitId, days } of values.filter(({ id }) => isAdded.has(id))) {
        const stored = days.map((day) => ({ ...day, habitId, setAt: new Date(day.setAt) }))
        for (let at = 0; at < stored.length; at += 500) await writeDays(tx, key, userId, stored.slice(at, at + 500))
      }
      await saveImportedRows(tx, row, ID, added)
      return added.length
    })
  },
  async remove({ app, row, lock, retained }, rows) {
    await app.db.transaction(async (tx) => {
      await lock(tx)
      const fingerprints = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]))
      const here = await tx
        .select({ id: habits.id, version: habits.version })
        .from(habits)
        .where(and(eq(habits.userId, row.userId), inArray(habits.id, [...fingerprints.keys()])))
        .orderBy(habits.id)
        .for('update')
      for (const { id, version } of here) {
        if (version === fingerprints.get(id)) await removeHabit(tx, row.userId, id)
        else retained.add(id)
      }
      await deleteImportedRows(
        tx,
        row,
        ID,
        [...fingerprints.keys()].filter((id) => !retained.has(id)),
      )
    })
  },
})

const groupPart = idPart({
  id: 'habits.group',
  name: { en: 'groups of habits', de: 'Gruppen von Gewohnheiten' },
  file: 'habits/groups.json',
  shape: HabitGroup,
  table: habitGroups,
  fingerprint: [habitGroups.sealed, habitGroups.order],
  limit: { most: MAX_GROUPS },
  row: ({ id, name, order }, { userId, key }) => ({ userId, id, order, sealed: sealGroup(key, id, name) }),
  /** A group that contains a habit is in use. */
  stays: (userId) => sql`${habitGroups.id} in (select group_id from habits h where h.user_id = ${userId} and h.group_id is not null)`,
})

export const habitParts = [habitPart, groupPart]

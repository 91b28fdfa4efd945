import { addDays, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { recordActivities, undoActivities, type Act } from '#platform/server/activity/activity.ts'
import { withPoints } from '#platform/server/activity/points.ts'
import type { HasClock } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { PAID_HABITS_A_DAY, POINTS_A_DAY, type Habit, type Mark } from '../contract.ts'
import { afterMark, appendMark, BLANK, replay, type DayContent, type MarkLog } from '../engine/mark-log.ts'
import { isAct } from '../engine/schedule.ts'
import { daysNamed, lockHabits, renewVersions, setCompleted, claimMarks, totalOf, writeDays, type StoredDay } from './store.ts'
import { logsNamed, writeLogs } from './mark-log-store.ts'

export type Marker = Pick<Person, 'id' | 'zone' | 'dayStart'>

const RATES = { habit: { points: POINTS_A_DAY, mostPaid: PAID_HABITS_A_DAY } }

/** A day's key in the ledger. An undone act is not revived: the next one gets another key. */
export const actKey = (habitId: string, day: LocalDay, times: number) => `habit:${habitId}:${day}${times > 1 ? `:${times}` : ''}`

const blank = (habitId: string, day: LocalDay): StoredDay => ({ habitId, day, ...storedContent(BLANK), actTimes: 0, isAct: false })

function storedContent({ at, ...state }: DayContent): Omit<DayContent, 'at'> & { setAt: Date } {
  return { ...state, setAt: new Date(at) }
}
export const stateOf = ({ value, isEntered, isSkipped, reason, note, setAt }: StoredDay): DayContent => ({
  value,
  isEntered,
  isSkipped,
  reason,
  note,
  at: setAt.getTime(),
})

/**
 * Applies marks in the caller's transaction: each once, one habit at a time (its row is locked), together with ledger and goal.
 * Returns the affected days with their new content; marks of unknown habits have no effect. `isImported`: a history from
 * elsewhere; no log is stored for days without marks, because imported days are not undone one by one.
 */
export async function applyMarks(
  app: HasClock,
  tx: Db,
  key: PersonKey,
  person: Marker,
  marks: readonly Mark[],
  { isImported = false } = {},
): Promise<StoredDay[]> {
  const now = app.clock.now()
  const today = localDayOf(now, person.zone, person.dayStart)
  const habits = await lockHabits(tx, key, person.id, [...new Set(marks.map(({ habitId }) => habitId))])
  // A day up to one day ahead may be today in a zone further east; later days are mistakes.
  const known = marks.filter(({ habitId, day }) => habits.has(habitId) && day <= addDays(today, 1))
  if (known.length === 0) return []
  const fresh = await claimMarks(
    tx,
    person.id,
    known.map(({ id }) => id),
    now,
  )
  const before = new Map((await daysNamed(tx, key, person.id, known)).map((day) => [`${day.habitId} ${day.day}`, day]))
  const logs = new Map((await logsNamed(tx, key, person.id, known)).map((one) => [`${one.habitId} ${one.day}`, one.log]))
  const after = new Map(before)
  const written = new Map<string, { habitId: string; day: LocalDay; log: MarkLog }>()
  for (const mark of known) {
    const { habitId, day } = mark
    const name = `${habitId} ${day}`
    const old = after.get(name) ?? blank(habitId, day)
    after.set(name, old)
    if (!fresh.delete(mark.id)) continue
    // A device's clock that runs ahead must not outrank later marks.
    const at = new Date(mark.at) > now ? now.toISOString() : mark.at
    const log = logs.get(name)
    if (isImported && !log) {
      after.set(name, { ...old, ...storedContent(afterMark(stateOf(old), { at: Date.parse(at), change: mark.change })) })
      continue
    }
    const next = appendMark(log ?? { base: stateOf(old), marks: [] }, { ...mark, at })
    logs.set(name, next)
    written.set(name, { habitId, day, log: next })
    after.set(name, { ...old, ...storedContent(replay(next)) })
  }
  await writeLogs(tx, key, person.id, [...written.values()], now)
  const changed = await reconcileLedger(tx, person, now, today, habits, [...after.values()])
  await writeChanged(
    tx,
    key,
    person.id,
    habits,
    changed.filter((day) => day !== before.get(`${day.habitId} ${day.day}`)),
  )
  return changed
}

/** Sets the content of days of a locked habit in the caller's transaction, together with ledger and goal. */
export async function replaceDays(
  app: HasClock,
  tx: Db,
  key: PersonKey,
  person: Marker,
  habit: Habit,
  contents: ReadonlyMap<LocalDay, DayContent>,
): Promise<void> {
  const now = app.clock.now()
  const habits = new Map([[habit.id, habit]])
  const named = [...contents.keys()].map((day) => ({ habitId: habit.id, day }))
  const before = new Map((await daysNamed(tx, key, person.id, named)).map((day) => [day.day, day]))
  const after = [...contents].map(([day, content]) => ({ ...(before.get(day) ?? blank(habit.id, day)), ...storedContent(content) }))
  const settled = await reconcileLedger(tx, person, now, localDayOf(now, person.zone, person.dayStart), habits, after)
  await writeChanged(tx, key, person.id, habits, settled)
}

async function writeChanged(
  tx: Db,
  key: PersonKey,
  userId: string,
  habits: ReadonlyMap<string, Habit>,
  days: readonly StoredDay[],
): Promise<void> {
  await writeDays(tx, key, userId, days)
  await renewVersions(tx, userId, [...new Set(days.map(({ habitId }) => habitId))])
  for (const habit of habits.values()) {
    if (habit.goalTotal === null) continue
    const reached = await totalOf(tx, userId, habit.id, habit.goalTotal)
    if (reached !== habit.completedDay) await setCompleted(tx, userId, habit.id, reached)
  }
}

/** Brings the ledger in line with the days. Returns the days with their new state in the ledger. */
async function reconcileLedger(
  tx: Db,
  person: Marker,
  now: Date,
  today: LocalDay,
  habits: ReadonlyMap<string, Habit>,
  days: readonly StoredDay[],
): Promise<StoredDay[]> {
  const undo: string[] = []
  const acts: Omit<Act, 'points'>[] = []
  const settled = days.map((day) => {
    const habit = habits.get(day.habitId)!
    const should = isAct(habit, day)
    if (should === day.isAct) return day
    if (!should) {
      undo.push(actKey(day.habitId, day.day, day.actTimes))
      return { ...day, isAct: false }
    }
    const actTimes = day.actTimes + 1
    acts.push({
      userId: person.id,
      key: actKey(day.habitId, day.day, actTimes),
      kind: 'habit',
      at: day.setAt < now ? day.setAt : now,
      zone: person.zone,
      localDay: day.day,
      amount: 1,
      unit: 'times',
      subject: day.habitId,
    })
    return { ...day, isAct: true, actTimes }
  })
  await undoActivities(tx, person.id, undo)
  await recordActivities(tx, await withPoints(tx, person.id, today, acts, RATES))
  return settled
}

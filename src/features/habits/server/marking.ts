import { addDays, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { recordActivities, undoActivities, type Act } from '#platform/server/activity/activity.ts'
import { withPoints } from '#platform/server/activity/points.ts'
import type { App } from '#platform/server/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { PAID_HABITS_A_DAY, POINTS_A_DAY, type Habit, type HabitDay, type Mark } from '../contract.ts'
import { dayTarget, targetDays } from '../engine/schedule.ts'
import { daysNamed, holdHabits, setCompleted, takeMarks, totalOf, writeDays, type StoredDay } from './store.ts'

export type Marker = Pick<Person, 'id' | 'zone' | 'dayStart'>

const RATES = { habit: { points: POINTS_A_DAY, mostPaid: PAID_HABITS_A_DAY } }
const MOST = 1_000_000

/** Whether what a day holds is an act of care: it was done, or (of a sum over days) something was added to it. */
export function isAct(
  habit: Pick<Habit, 'kind' | 'target' | 'schedule'>,
  { value, isSkipped }: Pick<HabitDay, 'value' | 'isSkipped'>,
): boolean {
  if (habit.kind === 'atMost') return !isSkipped && value <= habit.target
  const target = targetDays(habit) > 1 ? 0 : dayTarget(habit)
  return value > 0 && value >= target
}

/** A day's key in the ledger; what was taken back stays so, and the next time has the next key. */
export const actKey = (habitId: string, day: LocalDay, times: number) => `habit:${habitId}:${day}${times > 1 ? `:${times}` : ''}`

/** The day after a mark. A set of an older moment than the last one changes nothing; an addition always does. */
function marked(day: StoredDay, { change, at }: Mark): StoredDay {
  const when = new Date(at)
  switch (change.op) {
    case 'add':
      return { ...day, value: Math.min(MOST, Math.max(0, day.value + change.amount)), isSkipped: false, setAt: latest(day.setAt, when) }
    case 'set':
      return when < day.setAt ? day : { ...day, value: change.value, isSkipped: false, setAt: when }
    case 'skip':
      return when < day.setAt ? day : { ...day, isSkipped: change.isSkipped, reason: change.isSkipped ? change.reason : '', setAt: when }
    case 'note':
      return { ...day, note: change.note }
  }
}

const latest = (a: Date, b: Date) => (a > b ? a : b)
const LONG_AGO = new Date(0)

/**
 * Applies marks in the caller's transaction: each once, days of one habit one after the other (its row is held), the ledger
 * and the goal along with them. Returns the days that were named, as they are now; marks of habits that are not there do nothing.
 */
export async function applyMarks(app: App, tx: Db, key: PersonKey, person: Marker, marks: readonly Mark[]): Promise<StoredDay[]> {
  const now = app.clock.now()
  const today = localDayOf(now, person.zone, person.dayStart)
  const habits = await holdHabits(tx, key, person.id, [...new Set(marks.map(({ habitId }) => habitId))])
  // A day that begins within a day from now is somebody's today further east; what lies beyond is a slip.
  const known = marks.filter(({ habitId, day }) => habits.has(habitId) && day <= addDays(today, 1))
  if (known.length === 0) return []
  const fresh = await takeMarks(
    tx,
    person.id,
    known.map(({ id }) => id),
    now,
  )
  const before = new Map((await daysNamed(tx, key, person.id, known)).map((day) => [`${day.habitId} ${day.day}`, day]))
  const after = new Map(before)
  for (const mark of known) {
    const name = `${mark.habitId} ${mark.day}`
    const { habitId, day } = mark
    const blank: StoredDay = { habitId, day, value: 0, isSkipped: false, reason: '', note: '', setAt: LONG_AGO, actTimes: 0, isAct: false }
    const old = after.get(name) ?? blank
    // A device's clock that runs ahead must not outlast everybody's later word.
    const at = new Date(mark.at) > now ? now.toISOString() : mark.at
    after.set(name, fresh.delete(mark.id) ? marked(old, { ...mark, at }) : old)
  }
  const changed = await settle(tx, person, now, today, habits, [...after.values()])
  await writeDays(
    tx,
    key,
    person.id,
    changed.filter((day) => day !== before.get(`${day.habitId} ${day.day}`)),
  )
  for (const habit of habits.values()) {
    if (habit.goalTotal === null) continue
    const reached = await totalOf(tx, person.id, habit.id, habit.goalTotal)
    if (reached !== habit.completedDay) await setCompleted(tx, person.id, habit.id, reached)
  }
  return changed
}

/** Makes the ledger say what the days say. Returns the days with what it now has of them. */
async function settle(
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

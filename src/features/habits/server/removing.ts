import { undoActivities } from '#platform/server/activity/activity.ts'
import type { Db } from '#platform/server/db/db.ts'
import { removeRemindersOf } from '#platform/server/reminders/store.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { actKey } from './marking.ts'
import { daysOfHabit, removeHabit } from './store.ts'

/** Removes a habit that the transaction has locked, with its days, their acts in the ledger and its reminders. */
export async function removeWithActs(tx: Db, key: PersonKey, userId: string, id: string): Promise<boolean> {
  const acts = (await daysOfHabit(tx, key, userId, id)).filter((day) => day.isAct)
  await undoActivities(
    tx,
    userId,
    acts.map((day) => actKey(day.habitId, day.day, day.actTimes)),
  )
  await removeRemindersOf(tx, userId, 'habits', id)
  return removeHabit(tx, userId, id)
}

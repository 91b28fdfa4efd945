import { localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import { recordActivities, undoActivities, type Act } from '#platform/server/activity/activity.ts'
import { withPoints } from '#platform/server/activity/points.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_ITEMS_A_DAY, type DiaryChange, type DiaryItem } from '../contract/diary.ts'
import { sumOf } from '../engine/day-sum.ts'
import { nutritionReasons } from '../reasons.en.ts'
import { packSums } from './packing.ts'
import {
  countDiary,
  daysNamed,
  itemsOn,
  lockDiary,
  stampsOf,
  writeDays,
  writeItems,
  type Diary,
  type StoredDay,
  type WrittenItem,
} from './store.ts'

/** Maximum number of items per person: ten years with sixty a day. */
export const MAX_ITEMS = 220_000
/** Points for a day with any eaten entry, independent of the amount. */
const RATES = { meal: { points: 4, mostPaid: 1 } }
const DAYS_AT_A_TIME = 100
const ITEMS_AT_A_TIME = 500

const actKey = (day: LocalDay, times: number) => `nutrition:day:${day}${times > 1 ? `:${times}` : ''}`

export type Eater = Pick<Person, 'id' | 'zone' | 'dayStart'>

/**
 * Applies changes in one transaction: the latest change of each item wins, in any order and with repetitions. Also updates the sums and
 * acts of the affected days. Returns the number of changes that took effect. Throws `limit`, and changes nothing then.
 */
export async function applyDiary(app: HasClock & HasDb & HasVault, person: Eater, changes: readonly DiaryChange[]): Promise<number> {
  const key = await app.vault.keyOf(person.id)
  return app.db.transaction(async (tx) => {
    const diary = await lockDiary(tx, person.id)
    const now = app.clock.now()
    const latest = latestOf(changes, now)
    const before = await stampsOf(tx, person.id, [...latest.keys()])
    const written = [...latest.values()].filter(({ id, at }) => {
      const known = before.get(id)
      return !known || at > known.at
    })
    if (written.length === 0) return 0
    await writeItems(tx, key, person.id, written)
    const items = diary.items + written.filter(({ item }) => item).length - written.filter(({ id }) => before.get(id)?.day).length
    if (items > MAX_ITEMS) throw new AppError('limit', nutritionReasons.diary_full({ most: MAX_ITEMS }))
    const days = new Set(written.flatMap(({ id, item }) => [item?.day ?? [], before.get(id)?.day ?? []].flat()))
    await makeDaysAnew(app, tx, key, person, [...days])
    await countDiary(tx, person.id, { ...diary, items })
    return written.length
  })
}

/**
 * Writes new items of an import, their sums and acts, in the transaction that records their origin. Their ids must not exist yet, and the
 * caller must hold the lock of the diary (`lockDiary`). Throws `limit`.
 */
export async function importItems(
  app: HasClock,
  tx: Db,
  key: PersonKey,
  person: Eater,
  diary: Diary,
  imported: readonly { item: DiaryItem; at: Date }[],
): Promise<void> {
  const items = diary.items + imported.length
  if (items > MAX_ITEMS) throw new AppError('limit', nutritionReasons.diary_full({ most: MAX_ITEMS }))
  for (let from = 0; from < imported.length; from += ITEMS_AT_A_TIME) {
    const some = imported.slice(from, from + ITEMS_AT_A_TIME)
    await writeItems(
      tx,
      key,
      person.id,
      some.map(({ item, at }) => ({ id: item.id, at, item })),
    )
  }
  await makeDaysAnew(app, tx, key, person, [...new Set(imported.map(({ item }) => item.day))])
  await countDiary(tx, person.id, { ...diary, items })
}

/** The latest change of each item, with times limited to the server's clock. */
function latestOf(changes: readonly DiaryChange[], now: Date): Map<string, WrittenItem> {
  const latest = new Map<string, WrittenItem>()
  for (const { id, at, item } of changes) {
    const moment = new Date(Math.min(Date.parse(at), now.getTime()))
    const known = latest.get(id)
    if (!known || moment >= known.at) latest.set(id, { id, at: moment, item: item && { id, ...item } })
  }
  return latest
}

/** Recalculates the sums of days and their acts in the ledger. Throws `limit` if a day has too many items. */
export async function makeDaysAnew(app: HasClock, tx: Db, key: PersonKey, person: Eater, days: readonly LocalDay[]): Promise<void> {
  await eachSomeDays(tx, key, person.id, days, async (made) => writeDays(tx, await withActs(app, tx, person, made)))
}

/** Recalculates the sums only, for an import that restores the ledger itself. */
export async function makeSumsAnew(tx: Db, key: PersonKey, userId: string, days: readonly LocalDay[]): Promise<void> {
  await eachSomeDays(tx, key, userId, days, (made) => writeDays(tx, made))
}

async function eachSomeDays(
  tx: Db,
  key: PersonKey,
  userId: string,
  days: readonly LocalDay[],
  write: (made: StoredDay[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < days.length; from += DAYS_AT_A_TIME) {
    const some = days.slice(from, from + DAYS_AT_A_TIME)
    const items = Map.groupBy(await itemsOn(tx, key, userId, some), ({ day }) => day)
    const known = await daysNamed(tx, userId, some)
    await write(some.map((day) => dayOf(userId, day, items.get(day) ?? [], known.get(day))))
  }
}

function dayOf(userId: string, day: LocalDay, items: readonly DiaryItem[], known: StoredDay | undefined): StoredDay {
  if (items.length > MAX_ITEMS_A_DAY) throw new AppError('limit', nutritionReasons.day_full({ most: MAX_ITEMS_A_DAY }))
  const eaten = items.filter(({ state }) => state === 'eaten')
  return {
    userId,
    day,
    eaten: packSums(sumOf(eaten)),
    planned: packSums(sumOf(items.filter(({ state }) => state === 'planned'))),
    meals: new Set(eaten.map(({ meal }) => meal)).size,
    actTimes: known?.actTimes ?? 0,
    isAct: known?.isAct ?? false,
  }
}

/** Logging food is one act a day for any amount, so that eating less earns nothing. */
async function withActs(app: HasClock, tx: Db, person: Eater, days: readonly StoredDay[]): Promise<StoredDay[]> {
  const now = app.clock.now()
  const undo: string[] = []
  const acts: Omit<Act, 'points'>[] = []
  const settled = days.map((day) => {
    const should = day.meals > 0
    if (should === day.isAct) return day
    if (!should) {
      undo.push(actKey(day.day, day.actTimes))
      return { ...day, isAct: false }
    }
    const actTimes = day.actTimes + 1
    acts.push({
      userId: person.id,
      key: actKey(day.day, actTimes),
      kind: 'meal',
      at: now,
      zone: person.zone,
      localDay: day.day,
      amount: 1,
      unit: 'times',
    })
    return { ...day, actTimes, isAct: true }
  })
  await undoActivities(tx, person.id, undo)
  const today = localDayOf(now, person.zone, person.dayStart)
  await recordActivities(tx, await withPoints(tx, person.id, today, acts, RATES))
  return settled
}

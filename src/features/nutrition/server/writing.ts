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

/** Of one person, in all: ten years of sixty things a day. */
export const MAX_ITEMS = 220_000
/** For a day on which anything was written down as eaten, however much or little it was. */
const RATES = { meal: { points: 4, mostPaid: 1 } }
const DAYS_AT_A_TIME = 100
const ITEMS_AT_A_TIME = 500

const actKey = (day: LocalDay, times: number) => `nutrition:day:${day}${times > 1 ? `:${times}` : ''}`

export type Eater = Pick<Person, 'id' | 'zone' | 'dayStart'>

/**
 * Applies changes in one transaction: of each item the latest word holds, in whatever order words arrive and however often. Sums and
 * acts of the days they touch go along. Gives how many of them changed anything. Throws `limit`, and changes nothing then.
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
 * Writes items that an import brings, and what follows from them, in the transaction that notes where they came from. None of their ids is here.
 * The diary is held by the caller (`lockDiary`). Throws `limit`.
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

/** The last word on each item; no device's clock is ahead of ours. */
function latestOf(changes: readonly DiaryChange[], now: Date): Map<string, WrittenItem> {
  const latest = new Map<string, WrittenItem>()
  for (const { id, at, item } of changes) {
    const moment = new Date(Math.min(Date.parse(at), now.getTime()))
    const known = latest.get(id)
    if (!known || moment >= known.at) latest.set(id, { id, at: moment, item: item && { id, ...item } })
  }
  return latest
}

/** Makes sums of days, and what the ledger says of them, as their items are now. Throws `limit` where one holds too many. */
export async function makeDaysAnew(app: HasClock, tx: Db, key: PersonKey, person: Eater, days: readonly LocalDay[]): Promise<void> {
  await eachSomeDays(tx, key, person.id, days, async (made) => writeDays(tx, await withActs(app, tx, person, made)))
}

/** The sums alone: for an import, which brings the ledger by itself. */
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

/** Writing down what was eaten is one act a day, however much it was: nobody has more of it by eating less. */
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

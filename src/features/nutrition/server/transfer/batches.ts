import { addDays, LATEST_DAY, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import type { HasClock } from '#platform/server/app/app.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { ImportOwner } from '#platform/server/imports/reading.ts'
import { MAX_ITEMS_A_DAY, type DiaryItem } from '../../contract/diary.ts'
import type { CarbsMeaning, LineReason } from '../../contract/transfer.ts'
import { amountOf } from '../../engine/day-sum.ts'
import type { ExportedItem } from '../exported-diary.ts'
import { itemsOn, stampsOf } from '../store.ts'
import { thingsOf } from '../things-store.ts'
import type { Eater } from '../writing.ts'
import { contentOf, idOf, itemOf, type Conversion } from './converting.ts'
import type { FoodItem, ParsedFood } from './parsed-food.ts'

const AT_ONCE = 400
/** Further entries of a day cannot be imported, so they are not held in memory. */
const MOST_OF_A_DAY = MAX_ITEMS_A_DAY + 100

export type Entry = { food: ParsedFood } | { own: ExportedItem }
export const dayOf = (entry: Entry): LocalDay => ('food' in entry ? entry.food.day : entry.own.day)

export type Left = { line: number; file: string; text: string; reason: LineReason }
const left = (entry: Entry, reason: LineReason): Left =>
  'food' in entry
    ? { line: entry.food.line, file: entry.food.file, text: reason === 'ahead' ? entry.food.day : entry.food.name, reason }
    : { line: 0, file: '', text: entry.own.name, reason }

/** Food entries in batches of whole days, with one batch in memory. `other` gets all other items. */
export async function* batchesOf(
  items: AsyncIterable<FoodItem>,
  other: (item: Exclude<FoodItem, { type: 'food' | 'own' }>) => void,
  onLeft: (left: Left) => void,
): AsyncGenerator<Entry[]> {
  let batch: Entry[] = []
  let day = ''
  let ofDay = 0
  for await (const item of items) {
    if (item.type !== 'food' && item.type !== 'own') {
      other(item)
      continue
    }
    const entry = item.type === 'food' ? { food: item.food } : { own: item.item }
    if (dayOf(entry) !== day) {
      if (batch.length >= AT_ONCE) {
        yield batch
        batch = []
      }
      day = dayOf(entry)
      ofDay = 0
    }
    if (++ofDay > MOST_OF_A_DAY) onLeft(left(entry, 'too_many'))
    else batch.push(entry)
  }
  if (batch.length > 0) yield batch
}

/** The last plausible day of eaten food: today further east. */
export const latestDay = (app: HasClock, { zone, dayStart }: Eater): LocalDay => addDays(localDayOf(app.clock.now(), zone, dayStart), 1)

export async function conversionOf(db: Db, key: PersonKey, owner: ImportOwner, carbs: CarbsMeaning | null): Promise<Conversion> {
  const [settings] = await thingsOf(db, key, owner.id, 'settings')
  return {
    carbs,
    meals: settings?.thing.kind === 'settings' ? settings.thing.meals : [],
    wholeDay: owner.locale?.startsWith('de') ? 'Ganzer Tag' : 'Whole day',
  }
}

export type Fresh = { item: DiaryItem; at: Date }
type Looked = {
  fresh: Fresh[]
  left: Left[]
  /** Days with new entries that already have other entries. */
  busyDays: number
  /** Days that are imported as one sum. */
  wholeDays: number
  withoutGrams: number
}

/**
 * Finds the new entries of some whole days. An entry exists already if its id does (from its content and its number among equal ones), or
 * if the day has an equal item that no other entry matched: so two equal coffees stay two. Deleted items stay deleted.
 */
export async function lookAt(
  db: Db,
  key: PersonKey,
  userId: string,
  entries: readonly Entry[],
  { conversion, latest, now }: { conversion: Conversion; latest: LocalDay; now: Date },
): Promise<Looked> {
  const looked: Looked = { fresh: [], left: [], busyDays: 0, wholeDays: 0, withoutGrams: 0 }
  const days = [...new Set(entries.map(dayOf))]
  const here = Map.groupBy(await itemsOn(db, key, userId, days), ({ day }) => day)
  const nths = new Map<string, number>()
  const ids = entries.map((entry) => {
    if ('own' in entry) return entry.own.id
    const content = contentOf(entry.food)
    const nth = nths.get(content) ?? 0
    nths.set(content, nth + 1)
    return idOf(key, content, nth)
  })
  const stamps = await stampsOf(db, userId, ids)
  const given = new Set(ids)
  for (const [day, places] of Map.groupBy(entries.keys(), (at) => dayOf(entries[at]!))) {
    const items = here.get(day) ?? []
    // An item whose id matches an entry is not available for other entries.
    const open = new Set(items.filter(({ id }) => !given.has(id)))
    let count = items.length
    let fresh = 0
    for (const at of places) {
      const entry = entries[at]!
      const id = ids[at]!
      if ('own' in entry) {
        if (stamps.has(id)) continue
        if (count >= MAX_ITEMS_A_DAY) looked.left.push(left(entry, 'too_many'))
        else {
          const { at: moment, ...item } = entry.own
          looked.fresh.push({ item, at: new Date(Math.min(Date.parse(moment), now.getTime())) })
          count++
          fresh++
        }
        continue
      }
      const { food } = entry
      if (food.day > (food.state === 'planned' ? LATEST_DAY : latest)) {
        looked.left.push(left(entry, 'ahead'))
        continue
      }
      const item: DiaryItem = { ...itemOf(food, conversion), id, order: (at + 1) * 1000 }
      if (item.grams === null) looked.withoutGrams++
      if (food.isWholeDay) looked.wholeDays++
      if (stamps.has(id)) continue
      const same = [...open].find((one) => isSame(one, item))
      if (same) {
        open.delete(same)
        continue
      }
      if (food.isWholeDay && items.some(({ state }) => state === 'eaten')) looked.left.push(left(entry, 'covered'))
      else if (count >= MAX_ITEMS_A_DAY) looked.left.push(left(entry, 'too_many'))
      else {
        looked.fresh.push({ item, at: now })
        count++
        fresh++
      }
    }
    if (fresh > 0 && open.size > 0) looked.busyDays++
  }
  return looked
}

/** Whether two items are equal: same day, meal, time, state and name, and figures equal up to rounding in files. */
function isSame(one: DiaryItem, other: DiaryItem): boolean {
  const place = (item: DiaryItem) =>
    [item.day, item.meal.toLowerCase(), item.minutes, item.state, item.name.toLowerCase().trim()].join('\n')
  const near = (a: number | null | undefined, b: number | null | undefined) =>
    a === b || (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= 0.01 + Math.abs(a) * 1e-6)
  return (
    place(one) === place(other) &&
    near(one.grams, other.grams) &&
    near(amountOf(one, 'energy_kcal'), amountOf(other, 'energy_kcal')) &&
    near(amountOf(one, 'protein_g'), amountOf(other, 'protein_g'))
  )
}

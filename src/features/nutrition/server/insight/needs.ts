import { readFileSync } from 'node:fs'
import { addDays, localDayOf } from '#platform/contract/dates.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { HasClock, HasDb, HasServices, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { ageOf } from '#platform/server/body-facts.ts'
import { refKey, type DiaryItem } from '../../contract/diary.ts'
import type { getNeeds } from '../../contract/insight.ts'
import { adequacyOf } from '../../engine/adequacy/adequacy.ts'
import type { Eater, ReferenceTable } from '../../engine/adequacy/reference.ts'
import { gaveMost, wouldHelp } from '../../engine/adequacy/sources.ts'
import { isWhole } from '../../engine/adequacy/whole-day.ts'
import { daySumsOf, itemsSince } from '../store.ts'
import { settingsOf } from '../settings.ts'
import { restingOf } from './energy.ts'

const WEIGHT_DAYS = 60
/** Maximum number of items to read: four weeks with some eighty a day. */
const MOST_ITEMS = 2500

let table: ReferenceTable | undefined
/** The reference table, read on first use. */
export const references = (): ReferenceTable =>
  (table ??= JSON.parse(readFileSync(new URL('../../content/reference-intakes.json', import.meta.url), 'utf8')) as ReferenceTable)

/** Compares the whole days among the last `days` before today with references. */
export async function needsOf(
  app: HasClock & HasDb & HasServices & HasVault,
  person: Person,
  days: number,
): Promise<OutputOf<typeof getNeeds>> {
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  // Leaves out today, which is not over.
  const [from, to] = [addDays(today, -days), addDays(today, -1)]
  const key = await app.vault.keyOf(person.id)
  const [{ facts, weights }, sums, items, settings] = await Promise.all([
    app.services.body(person, addDays(today, -WEIGHT_DAYS), today),
    daySumsOf(app.db, person.id, from, to),
    itemsSince(app.db, key, person.id, from, to, MOST_ITEMS),
    settingsOf(app, person.id),
  ])
  const resting = restingOf(facts, weights.at(-1)?.kg ?? null, today)
  const whole = sums.filter((sum) => isWhole(sum, 'kcal' in resting ? resting.kcal : null))
  const wholeDays = new Set(whole.map(({ day }) => day))
  const eaten: DiaryItem[] = items.filter(({ state }) => state === 'eaten')
  const onWhole = eaten.filter(({ day }) => wholeDays.has(day))
  const eater: Eater = { age: ageOf(facts, today), sex: facts.formulaSex, expecting: facts.expecting }
  return {
    from,
    to,
    written: sums.filter((sum) => sum.eaten.items > 0).length,
    whole: whole.length,
    foods: new Set(onWhole.map(({ food, name }) => (food.source === 'quick' ? `quick ${name}` : refKey(food)))).size,
    isHidden: settings.hidesNumbers,
    eater,
    nutrients: adequacyOf(whole, eater, references()).map((need) => ({
      ...need,
      middle: [...need.middle] as [number, number],
      gave: gaveMost(onWhole, need.nutrient),
      help: need.verdict === 'enough' ? [] : wouldHelp(eaten, need.nutrient, need.reference.value),
    })),
  }
}

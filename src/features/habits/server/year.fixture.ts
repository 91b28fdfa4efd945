import { addDays, instantOf, localDayOf } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { stableIndex } from '#platform/server/core/stable-choice.ts'
import type { Year } from '#testing/life.ts'
import type { HabitFields, Mark } from '../contract.ts'
import { PLAIN_HABIT } from '../plain-habit.ts'
import { applyMarks } from './marking.ts'
import { writeHabit } from './store.ts'

const DAYS = 365
const BATCH = 500

type Dice = (sides: number) => number

/** A simulated habit: `value` is the entry of a day, undefined for a day without one. */
type SeededHabit = {
  fields: Partial<HabitFields> & Pick<HabitFields, 'name'>
  since: number
  value: (dice: Dice) => number | undefined
}

const once = (isDone: boolean) => (isDone ? 1 : undefined)

const SEEDED_HABITS: readonly SeededHabit[] = [
  {
    fields: { name: 'Walk before work', question: 'Out under the sky yet?', timeOfDay: 'morning', hue: 150, icon: 'walk' },
    since: DAYS,
    value: (dice) => once(dice(9) > 1),
  },
  {
    fields: { name: 'Water', kind: 'atLeast', unit: 'glasses', target: 6, hue: 225, icon: 'drop' },
    since: 240,
    value: (dice) => 3 + dice(6),
  },
  {
    fields: { name: 'Weights', schedule: { kind: 'perDays', times: 3, days: 7 }, timeOfDay: 'evening', hue: 30, icon: 'flame' },
    since: 300,
    value: (dice) => once(dice(7) < 3),
  },
  {
    fields: { name: 'Ten pages', timeOfDay: 'evening', hue: 75, icon: 'book' },
    since: 120,
    value: (dice) => once(dice(5) > 1),
  },
  {
    fields: { name: 'Coffee', kind: 'atMost', unit: 'cups', target: 2, hue: 50, icon: 'cup' },
    since: 90,
    value: (dice) => 1 + dice(3),
  },
]

/** A year of habits: some from the start, some begun later, with rests in between and a fortnight in summer without any. */
export const year: Year = async (app, person) => {
  const now = app.clock.now()
  const today = localDayOf(now, person.zone, person.dayStart)
  const key = await app.vault.keyOf(person.id)
  const ids = SEEDED_HABITS.map(() => uuidv7())
  for (const [order, { fields, since, value }] of SEEDED_HABITS.entries()) {
    const habitId = ids[order]!
    const startDay = addDays(today, -since)
    const habit: HabitFields = {
      ...PLAIN_HABIT,
      hue: 150,
      order,
      startDay,
      ...fields,
    }
    const marks = Array.from({ length: since }, (_, n): Mark[] => {
      const day = addDays(startDay, n)
      const ago = since - n
      if (ago > 120 && ago < 134) return []
      const entered = value((sides) => stableIndex(`demo habit ${habit.name} ${day}`, sides))
      if (entered === undefined) return []
      const at = instantOf(day, 20 * 60, person.zone).toISOString()
      return [{ id: uuidv7(), habitId, day, at, change: { op: 'set', value: entered } }]
    }).flat()
    await app.db.transaction((tx) => writeHabit(tx, key, person.id, habitId, habit, { completedDay: null, now }))
    for (let n = 0; n < marks.length; n += BATCH)
      await app.db.transaction((tx) => applyMarks(app, tx, key, person, marks.slice(n, n + BATCH), { isImported: true }))
  }
  return { pages: { '/habits/:id': { id: ids[0]! } } }
}

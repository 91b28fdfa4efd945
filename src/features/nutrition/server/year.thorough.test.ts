import { expect, test } from 'vitest'
import { addDays, localDayOf, weekdayOf } from '#platform/contract/dates.ts'
import { standingOf } from '#platform/server/activity/activity.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import type { Nutrient } from '../contract/nutrients.ts'
import { getDiary, listThings, listUsual } from '../contract/api.ts'
import { nutritionServer } from './feature.ts'
import { daySumsOf } from './store.ts'
import { year } from './year.fixture.ts'

test('the demonstration year has meals on most days, usual foods and a recipe; its sums match its items', async () => {
  const server = await ownServer([nutritionServer], { worker: false })
  const me = await signedIn(server, { zone: 'America/Denver' })
  const person = (await server.app.sessions.person(me.cookies.get('fernwell_session')!))!
  await year(server.app, person)
  const today = localDayOf(server.clock.now(), person.zone, person.dayStart)
  const sums = await daySumsOf(server.app.db, me.user.id, addDays(today, -365), today)
  expect(sums.length).toBeGreaterThan(280)
  // Most days are complete, and each complete day is plausible.
  const past = sums
    .filter(({ day }) => day !== today)
    .map(({ day, eaten }) => ({ day, of: (one: Nutrient) => eaten.nutrients[one]!.amount }))
  const whole = past.filter(({ of }) => of('energy_kcal') > 1_500)
  expect(whole.length / past.length).toBeGreaterThan(0.9)
  for (const { day, of } of whole) {
    expect(of('energy_kcal'), day).toBeGreaterThan(1_900)
    expect(of('energy_kcal'), day).toBeLessThan(2_500)
    expect(of('protein_g'), day).toBeGreaterThan(55)
    expect(of('protein_g'), day).toBeLessThan(160)
    expect((of('fat_g') * 9) / of('energy_kcal'), day).toBeGreaterThan(0.2)
    expect((of('fat_g') * 9) / of('energy_kcal'), day).toBeLessThan(0.5)
    expect((of('carbohydrate_g') * 4) / of('energy_kcal'), day).toBeGreaterThan(0.25)
  }
  const mean = (days: typeof whole) => days.reduce((sum, { of }) => sum + of('energy_kcal'), 0) / days.length
  const isWeekend = ({ day }: { day: string }) => weekdayOf(day) >= 5
  expect(mean(whole.filter(isWeekend))).toBeGreaterThan(mean(whole.filter((one) => !isWeekend(one))) + 50)
  const { items } = await me.call(getDiary, { query: { day: addDays(today, -1) } })
  const energy = items.reduce((sum, { nutrients, grams }) => sum + ((nutrients.energy_kcal ?? 0) * grams!) / 100, 0)
  expect(sums.find(({ day }) => day === addDays(today, -1))!.eaten.nutrients.energy_kcal!.amount).toBeCloseTo(energy, 3)
  expect((await me.call(listUsual)).foods.length).toBeGreaterThan(10)
  const kinds = new Set((await me.call(listThings)).things.map(({ thing }) => thing.kind))
  expect([...kinds].sort()).toEqual(['fast', 'favourite', 'meal', 'recipe', 'shopping'])
  expect((await standingOf(server.app.db, me.user.id, today)).points).toBeGreaterThan(50)
})

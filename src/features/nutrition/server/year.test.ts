import { expect, test } from 'vitest'
import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { standingOf } from '#platform/server/activity/activity.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import { getDiary, listThings, listUsual } from '../contract/api.ts'
import { nutritionServer } from './feature.ts'
import { daySumsOf } from './store.ts'
import { year } from './year.fixture.ts'

test('the demonstration year has meals of most days, what is usual, and a recipe; its sums are those of its items', async () => {
  const server = await ownServer([nutritionServer], { worker: false })
  const me = await signedIn(server, { zone: 'America/Denver' })
  const person = (await server.app.sessions.person(me.cookies.get('fernwell_session')!))!
  await year(server.app, person)
  const today = localDayOf(server.clock.now(), person.zone, person.dayStart)
  const sums = await daySumsOf(server.app.db, me.user.id, addDays(today, -365), today)
  expect(sums.length).toBeGreaterThan(280)
  expect(sums.every(({ eaten }) => eaten.nutrients.energy_kcal!.amount > 100)).toBe(true)
  const { items } = await me.call(getDiary, { query: { day: addDays(today, -1) } })
  const energy = items.reduce((sum, { nutrients, grams }) => sum + ((nutrients.energy_kcal ?? 0) * grams!) / 100, 0)
  expect(sums.find(({ day }) => day === addDays(today, -1))!.eaten.nutrients.energy_kcal!.amount).toBeCloseTo(energy, 3)
  expect((await me.call(listUsual)).foods.length).toBeGreaterThan(10)
  expect((await me.call(listThings)).things.map(({ thing }) => thing.kind).sort()).toEqual(['favourite', 'meal', 'recipe'])
  expect((await standingOf(server.app.db, me.user.id, today)).points).toBeGreaterThan(50)
})

import { beforeAll, expect, test } from 'vitest'
import { addDays, localDayOf, weekdayOf } from '#platform/contract/dates.ts'
import type { DayMood } from '#platform/server/day-facts.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { xoshiro128 } from '#platform/contract/random.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { changeDiary, completeDay } from '../../contract/api.ts'
import type { DiaryChange } from '../../contract/diary.ts'
import { getFoodCompanions } from '../../contract/insight.ts'
import { nutritionServer } from '../feature.ts'
import { item } from '../nutrition.fixture.ts'

const LENGTH = 120
let moods: DayMood[] = []
let nights: { day: string; value: number }[] = []
const life: ServerFeature = {
  id: 'life',
  services: { moodByDay: async () => moods },
  lifeDays: async () => ({ figures: [{ id: 'sleep', days: nights }] }),
}

let today: string
const server = sharedServer([nutritionServer, life], { worker: false })
beforeAll(async () => {
  today = localDayOf(server.clock.now(), 'UTC', 0)
})

/** Random whole days: much fibre on one in two, coffee in the late afternoon on one in three. */
async function livedDays(seed: string) {
  const me = await signedIn(server)
  const random = xoshiro128(seed)
  const at = server.clock.now().toISOString()
  const days = Array.from({ length: LENGTH }, (_, index) => {
    return { day: addDays(today, index - LENGTH), fibre: random.chance(0.5), coffee: random.chance(0.33) }
  })
  const changes = days.flatMap(({ day, fibre, coffee }): DiaryChange[] => [
    { id: uuidv7(), at, item: item({ day, minutes: 480, nutrients: { energy_kcal: 400, fibre_g: fibre ? 12 : 2, caffeine_mg: 0 } }) },
    { id: uuidv7(), at, item: item({ day, minutes: 1140, nutrients: { energy_kcal: 500, fibre_g: 3, caffeine_mg: 0 } }) },
    {
      id: uuidv7(),
      at,
      item: item({ day, minutes: coffee ? 1020 : 540, name: 'Coffee', nutrients: { energy_kcal: 2, fibre_g: 0, caffeine_mg: 90 } }),
    },
  ])
  for (let from = 0; from < changes.length; from += 200) await me.call(changeDiary, { body: { changes: changes.slice(from, from + 200) } })
  for (const { day } of days) await me.call(completeDay, { params: { day }, body: { isComplete: true, at } })
  return { me, days, random }
}

test('a better mood on days with more fibre is found with its days and interval; a feature without an effect is listed as such', async () => {
  const { me, days, random } = await livedDays('fibre')
  moods = days.map(({ day, fibre }) => ({
    day,
    mood: 3 + (fibre ? 0.8 : 0) + (random.next() - 0.5) + (weekdayOf(day) > 4 ? 0.3 : 0),
    n: 1,
  }))
  nights = []
  const reported = await me.call(getFoodCompanions, { query: { outcome: 'mood' } })
  expect(reported.days).toBe(LENGTH)
  expect(reported.found.map(({ mark }) => mark)).toEqual(['fibre'])
  const [fibre] = reported.found
  expect(fibre!.nWith).toBe(days.filter((day) => day.fibre).length)
  expect(fibre!.low).toBeLessThan(0.8)
  expect(fibre!.high).toBeGreaterThan(0.8)
  expect(fibre!.low).toBeGreaterThan(0)
  expect(reported.nothing.map(({ mark }) => mark)).toContain('lateCaffeine')
})

test('sleep is compared with the day before it: late coffee affects the night after it, not the one before', async () => {
  const { me, days, random } = await livedDays('coffee')
  moods = []
  const noise = () => (random.next() - 0.5) * 0.8
  nights = days.map(({ day, coffee }) => ({ day: addDays(day, 1), value: 4 - (coffee ? 0.9 : 0) + noise() }))
  const reported = await me.call(getFoodCompanions, { query: { outcome: 'sleep' } })
  expect(reported.found.map(({ mark }) => mark)).toEqual(['lateCaffeine'])
  expect(reported.found[0]!.difference).toBeLessThan(-0.6)
  nights = days.map(({ day, coffee }) => ({ day, value: 4 - (coffee ? 0.9 : 0) + noise() }))
  const before = await me.call(getFoodCompanions, { query: { outcome: 'sleep' } })
  expect(before.found).toEqual([])
})

test('incomplete days are not compared', async () => {
  const me = await signedIn(server)
  const at = server.clock.now().toISOString()
  const days = Array.from({ length: 60 }, (_, index) => addDays(today, index - 60))
  const changes = days.map((day, index) => {
    return { id: uuidv7(), at, item: item({ day, nutrients: { energy_kcal: 200, fibre_g: index % 2 === 0 ? 20 : 1 } }) }
  })
  await me.call(changeDiary, { body: { changes } })
  moods = days.map((day, index) => ({ day, mood: index % 2 === 0 ? 5 : 1, n: 1 }))
  expect(await me.call(getFoodCompanions, { query: { outcome: 'mood' } })).toEqual({ days: 0, found: [], nothing: [], notYet: [] })
})

test('too few days are reported as such', async () => {
  const me = await signedIn(server)
  const at = server.clock.now().toISOString()
  const days = Array.from({ length: 8 }, (_, index) => addDays(today, index - 8))
  await me.call(changeDiary, {
    body: {
      changes: days.map((day, index) => ({ id: uuidv7(), at, item: item({ day, nutrients: { energy_kcal: 900, fibre_g: index } }) })),
    },
  })
  for (const day of days) await me.call(completeDay, { params: { day }, body: { isComplete: true, at } })
  moods = days.map((day) => ({ day, mood: 3, n: 1 }))
  const reported = await me.call(getFoodCompanions, { query: { outcome: 'mood' } })
  expect([reported.found, reported.nothing]).toEqual([[], []])
  expect(reported.notYet).toContainEqual({ mark: 'fibre', nWith: 4, nWithout: 4 })
})

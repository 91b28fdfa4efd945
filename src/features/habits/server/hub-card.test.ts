import { expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import * as api from '../contract.ts'
import type { DueHabit } from '../hub-card.ts'
import { habitsServer } from './feature.ts'
import { fields, mark } from './habits.fixture.ts'
import { habitHubCards } from './hub-card.ts'

const server = sharedServer([habitsServer], { worker: false })

/** A Monday. */
const TODAY = '2026-05-04'

async function withHabits(...all: Partial<api.HabitFields>[]) {
  const client = await signedIn(server)
  const ids = all.map(() => uuidv7())
  for (const [index, change] of all.entries())
    await client.call(api.putHabit, { params: { id: ids[index]! }, body: fields({ order: index, ...change }) })
  const person = { ...client.user, dayStart: 240, zone: 'UTC' } as never
  const streak = { current: 1, longest: 1, totalDays: 1, restsLeft: 2 }
  const cards = (totalDays = 1) =>
    habitHubCards(server.app, person, { today: TODAY, standing: { points: 0, streak: { ...streak, totalDays } } })
  const names = async () => ((await cards())[0]?.data.habits as DueHabit[] | undefined)?.map(({ habit }) => habit.name)
  const set = (index: number, day: string, value = 1) =>
    client.call(api.sendMarks, { body: { marks: [mark(ids[index]!, day, { op: 'set', value })] } })
  return { client, ids, cards, names, set }
}

test('the hub shows the habits due today, by time of day, and which of them are done', async () => {
  const { names, cards, set } = await withHabits(
    { name: 'Read', timeOfDay: 'evening' },
    { name: 'Stretch', timeOfDay: 'morning' },
    { name: 'Only Tuesdays', schedule: { kind: 'weekdays', weekdays: 0b10 } },
    { name: 'Resting', pauses: [{ from: '2026-05-01', to: null }] },
    { name: 'Put away', isArchived: true },
    { name: 'Later', startDay: '2026-06-01' },
  )
  expect(await names()).toEqual(['Stretch', 'Read'])
  await set(1, TODAY)
  expect((await cards())[0]).toMatchObject({
    waiting: 1,
    data: {
      habits: [
        { habit: { name: 'Stretch' }, today: { value: 1 }, standing: { isDone: true } },
        { habit: { name: 'Read' }, standing: { isDone: false } },
      ],
    },
  })
})

test('a period that has had enough asks nothing more, and asks again when it is over', async () => {
  const { names, set } = await withHabits(
    { name: 'Train', schedule: { kind: 'perDays', times: 2, days: 7 } },
    { name: 'Run', kind: 'atLeast', target: 15, unit: 'km', schedule: { kind: 'perDays', times: 1, days: 30 } },
  )
  expect(await names()).toEqual(['Train', 'Run'])
  await set(0, '2026-05-01')
  await set(0, '2026-04-29')
  await set(1, '2026-04-10', 16)
  expect(await names()).toBeUndefined()
  await set(0, '2026-04-29', 0)
  expect(await names()).toEqual(['Train'])
})

test('a person without habits gets no card, except a link to a first habit while they have no activity', async () => {
  const { cards } = await withHabits()
  expect(await cards()).toEqual([])
  expect(await cards(0)).toMatchObject([{ card: 'first', data: {} }])
})

test('ten years of history take the same two statements as none', async () => {
  const daily = Array.from({ length: 30 }, (_, index) => ({ name: `Habit ${index}`, startDay: '2016-05-04' }))
  const { client, ids, cards } = await withHabits(...daily)
  const { pool } = server.app.database
  await pool.query(
    `insert into habit_days (user_id, habit_id, day, value, is_skipped, set_at, act_times, is_act)
     select $1, h, d::date, 1, false, now(), 1, true from unnest($2::uuid[]) h, generate_series('2016-05-04'::date, '2026-05-03'::date, '1 day') d`,
    [client.user.id, ids],
  )
  await cards()
  const query = pool.query.bind(pool)
  let statements = 0
  pool.query = ((...args: Parameters<typeof query>) => (statements++, query(...args))) as typeof pool.query
  const started = performance.now()
  const [card] = await cards()
  console.log(`the hub's card of thirty habits over ten years: ${(performance.now() - started).toFixed(1)} ms`)
  pool.query = query
  expect(card!.data.habits).toHaveLength(30)
  // Two for habits; one more if the person's key is read for the first time.
  expect(statements).toBeLessThanOrEqual(3)
})

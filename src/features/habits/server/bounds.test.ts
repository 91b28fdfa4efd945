import { eq, sql } from '#platform/server/db/drizzle.ts'
import { expect, test } from 'vitest'
import { addDays, EARLIEST_DAY } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import * as api from '../contract.ts'
import { getHabitAnalytics } from '../contract-analytics.ts'
import { habitsServer } from './feature.ts'
import { fields, mark } from './habits.fixture.ts'
import { habits } from './tables.ts'

const server = sharedServer([habitsServer], { worker: false })

test('a habit, its pauses and its days cannot begin before the earliest plausible day', async () => {
  const me = await signedIn(server)
  const put = (change: Partial<api.HabitFields>) => me.fail(api.putHabit, { params: { id: uuidv7() }, body: fields(change) })
  expect(await put({ startDay: '0001-01-01' })).toMatchObject({ status: 400, fieldReasons: { startDay: { reason: 'field.day_too_far' } } })
  expect(await put({ startDay: '9999-12-31' })).toMatchObject({ status: 400 })
  expect(await put({ pauses: [{ from: '0001-01-01', to: null }] })).toMatchObject({ status: 400 })
  expect(await put({ pauses: [{ from: '2026-01-01', to: '9999-01-01' }] })).toMatchObject({ status: 400 })
  const id = uuidv7()
  await me.call(api.putHabit, { params: { id }, body: fields({ startDay: EARLIEST_DAY }) })
  expect(await me.fail(api.sendMarks, { body: { marks: [mark(id, '0001-01-01', { op: 'set', value: 1 })] } })).toMatchObject({
    status: 400,
  })
})

test('a habit of the year 1 that was stored before there were bounds is shown, and counted from the earliest day', async () => {
  const me = await signedIn(server)
  const id = uuidv7()
  await me.call(api.putHabit, { params: { id }, body: fields({}) })
  const shape = { ...fields({}), startDay: '0001-01-01', pauses: [{ from: '0001-01-01', to: '0900-01-01' }] }
  await server.app.db
    .update(habits)
    .set({ shape: sql`${JSON.stringify(shape)}::jsonb` })
    .where(eq(habits.id, id))
  const { habit, strengths } = await me.call(api.getHabit, { params: { id } })
  expect(habit).toMatchObject({ startDay: EARLIEST_DAY, pauses: [{ from: EARLIEST_DAY, to: EARLIEST_DAY }] })
  expect(strengths.from).toBe(EARLIEST_DAY)
})

test('while many habits of a hundred years with a hundred pauses each are counted, others are answered', async () => {
  const me = await signedIn(server)
  const pauses = Array.from({ length: api.MAX_PAUSES }, (_, n) => ({ from: addDays(EARLIEST_DAY, n), to: '2100-01-01' }))
  const many = 30
  for (let n = 0; n < many; n++)
    await me.call(api.putHabit, { params: { id: uuidv7() }, body: fields({ name: `Habit ${n}`, startDay: EARLIEST_DAY, pauses }) })
  let turns = 0
  let isOver = false
  const count = () => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const look = async (work: Promise<unknown>) => {
    const before = turns
    await work
    return turns - before
  }
  const some = await look(me.call(api.listHabits, { query: {} }))
  const more = await look(me.call(getHabitAnalytics))
  isOver = true
  expect(some).toBeGreaterThan(many)
  expect(more).toBeGreaterThan(many)
})

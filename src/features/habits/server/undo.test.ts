import { describe, expect, test } from 'vitest'
import { standingOf } from '#platform/server/activity/activity.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import * as api from '../contract.ts'
import { habitsServer } from './feature.ts'
import { fields, mark } from './habits.fixture.ts'

const server = sharedServer([habitsServer], { worker: false })

const TODAY = '2026-05-04'
const at = (minute: number) => `2026-05-04T08:${String(minute).padStart(2, '0')}:00.000Z`
const NOTHING = { value: 0, isEntered: false, isSkipped: false, reason: '', note: '' }

async function limit(change: Partial<api.HabitFields> = {}) {
  const client = await signedIn(server)
  const id = uuidv7()
  await client.call(api.putHabit, { params: { id }, body: fields({ name: 'Coffee', kind: 'atMost', target: 2, unit: 'cups', ...change }) })
  const send = (...marks: api.Mark[]) => client.call(api.sendMarks, { body: { marks } })
  const undo = (one: api.Mark, minute: number) => mark(id, one.day, { op: 'undo', of: one.id, to: NOTHING }, at(minute))
  const shown = async () => {
    const { days, standing } = await client.call(api.getHabit, { params: { id } })
    const [item] = (await client.call(api.listHabits, { query: {} })).habits
    const { points } = await standingOf(server.app.db, client.user.id, TODAY)
    return { days, standing, points, today: item!.today, listed: item!.standing }
  }
  return { client, id, send, undo, shown }
}

describe('taking back', () => {
  test('the first mark of a limit leaves the day unmarked, and not as one on which the limit was met', async () => {
    const { id, send, undo, shown } = await limit()
    const before = await shown()
    const first = mark(id, TODAY, { op: 'add', amount: 1 }, at(1))
    await send(first)
    expect(await shown()).toMatchObject({ standing: { isDone: true, streak: 1 }, points: api.POINTS_A_DAY })
    await send(undo(first, 2))
    expect(await shown()).toEqual(before)
    expect(before).toMatchObject({ days: [], standing: { isDone: false, streak: 0 }, points: 0, today: { isEntered: false } })
  })

  test('on one device keeps a simultaneous mark of another one, in either order of arrival', async () => {
    const { id, send, undo, shown } = await limit({ target: 5 })
    const mine = mark(id, TODAY, { op: 'add', amount: 2 }, at(1))
    const theirs = mark(id, TODAY, { op: 'add', amount: 3 }, at(1))
    await Promise.all([send(mine), send(theirs)])
    await Promise.all([send(undo(mine, 2)), send(mark(id, TODAY, { op: 'add', amount: 1 }, at(2)))])
    expect(await shown()).toMatchObject({ today: { value: 4, isEntered: true } })
    await send(undo(theirs, 3))
    expect(await shown()).toMatchObject({ today: { value: 1, isEntered: true } })
  })

  test('a number that was set restores the amount with another device’s additions', async () => {
    const { id, send, undo, shown } = await limit({ target: 9 })
    await send(mark(id, TODAY, { op: 'set', value: 2 }, at(1)))
    const mine = mark(id, TODAY, { op: 'set', value: 7 }, at(5))
    await send(mine)
    // Made before the set mark but received after it: it applies below the number that is undone.
    await send(mark(id, TODAY, { op: 'add', amount: 3 }, at(3)))
    expect(await shown()).toMatchObject({ today: { value: 7 } })
    await send(undo(mine, 6))
    expect(await shown()).toMatchObject({ today: { value: 5 } })
  })

  test('a mark before a later "none" changes nothing', async () => {
    const { id, send, undo, shown } = await limit()
    const mine = mark(id, TODAY, { op: 'add', amount: 2 }, at(1))
    await send(mine, mark(id, TODAY, { op: 'set', value: 0 }, at(2)))
    await send(undo(mine, 3))
    expect(await shown()).toMatchObject({ today: { value: 0, isEntered: true }, standing: { isDone: true } })
  })

  test('twice has the effect of once, and an undo of an unknown mark has none', async () => {
    const { id, send, undo, shown } = await limit()
    const [first, second] = [mark(id, TODAY, { op: 'add', amount: 1 }, at(1)), mark(id, TODAY, { op: 'add', amount: 1 }, at(2))]
    await send(first, second, undo(second, 3))
    const back = undo(second, 3)
    await send(back)
    await send(back)
    await send(undo({ ...second, id: uuidv7() }, 4))
    expect(await shown()).toMatchObject({ today: { value: 1 } })
  })

  test('a day long ago does not make the habit older than it is', async () => {
    const { id, send, undo, shown } = await limit({ kind: 'yes', target: 1, unit: '' })
    const before = await shown()
    const slip = mark(id, '2019-02-03', { op: 'set', value: 1 }, at(1))
    await send(slip)
    expect((await shown()).days).toHaveLength(1)
    await send(undo(slip, 2))
    expect(await shown()).toEqual(before)
  })

  test('a mark of another person is refused', async () => {
    const { id, send, shown } = await limit()
    const mine = mark(id, TODAY, { op: 'add', amount: 1 }, at(1))
    await send(mine)
    const other = await signedIn(server)
    await other.call(api.sendMarks, { body: { marks: [mark(id, TODAY, { op: 'undo', of: mine.id, to: NOTHING }, at(2))] } })
    expect(await shown()).toMatchObject({ today: { value: 1 } })
  })
})

describe('a limit', () => {
  test('is not met by a note alone, nor by a skipped day', async () => {
    const { id, send, shown } = await limit()
    await send(mark(id, TODAY, { op: 'note', note: 'Only tea' }, at(1)))
    expect(await shown()).toMatchObject({ standing: { isDone: false, streak: 0 }, points: 0, today: { note: 'Only tea' } })
    await send(mark(id, TODAY, { op: 'skip', isSkipped: true, reason: 'Ill' }, at(2)))
    expect(await shown()).toMatchObject({ standing: { isDone: false, streak: 0 }, listed: { streak: 0 }, points: 0 })
    await send(mark(id, TODAY, { op: 'skip', isSkipped: false, reason: '' }, at(3)))
    expect(await shown()).toMatchObject({ standing: { isDone: false, streak: 0 }, points: 0 })
  })

  test('whose amount was emptied is unmarked', async () => {
    const { id, send, shown } = await limit()
    await send(mark(id, TODAY, { op: 'set', value: 1 }, at(1)), mark(id, TODAY, { op: 'set', value: null }, at(2)))
    expect(await shown()).toMatchObject({ days: [], standing: { isDone: false, streak: 0 }, points: 0 })
  })
})

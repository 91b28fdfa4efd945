import { expect, test } from 'vitest'
import { putHabit, sendMarks, type HabitFields } from '#features/habits/contract.ts'
import { PLAIN_HABIT } from '#features/habits/plain-habit.ts'
import { getHub } from '#features/hub/contract.ts'
import { createHubServer } from '#features/hub/server/feature.ts'
import { newEntry, pushEntry } from '#features/journal/server/sync/device.fixture.ts'
import { putOnboarding } from '#features/onboarding/contract.ts'
import { savePosition, startPlaying, updateSession } from '#features/soul/contract.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { shared } from '#testing/shared.ts'
import { sharedServer, testServer } from '#testing/test-server.ts'
import { serverFeatures } from './features.ts'

/** Longer than any test: the result must not depend on the machine's load. */
const features = [...serverFeatures.filter(({ id }) => id !== 'hub'), createHubServer(600_000)]
const TODAY = '2026-05-04'
const one = sharedServer(features, { worker: false })
const two = shared(() => testServer(features, { beside: one, worker: false }))

test('every action of a person shows on the hub at once, from every process, and then costs one statement', async () => {
  const me = await signedIn(one)
  const again = Object.assign(two.client(), { user: me.user })
  for (const [name, value] of me.cookies) again.cookies.set(name, value)
  const look = async () => {
    const [here, there] = [await me.call(getHub), await again.call(getHub)]
    expect(there).toEqual(here)
    return { ...here, names: here.cards.map(({ feature, card }) => `${feature} ${card}`) }
  }
  const dataOf = async (name: string) => (await look()).cards.find(({ feature, card }) => `${feature} ${card}` === name)?.data

  expect(await look()).toMatchObject({ points: 0, suggestion: { feature: 'soul', rule: 'begin' } })
  expect((await look()).names).toEqual(expect.arrayContaining(['onboarding welcome', 'habits first', 'journal mood', 'soul suggestion']))

  await me.call(putOnboarding, { body: { step: 'habit', areas: ['soul', 'habits'], ended: null } })
  expect(await dataOf('onboarding welcome')).toMatchObject({ step: 'habit' })
  await me.call(putOnboarding, { body: { step: 'ready', areas: ['soul', 'habits'], ended: 'finished' } })
  expect((await look()).names).not.toContain('onboarding welcome')

  const habitId = uuidv7()
  const habit: HabitFields = { name: 'Tea', ...PLAIN_HABIT, order: 1, startDay: TODAY }
  await me.call(putHabit, { params: { id: habitId }, body: habit })
  expect(await dataOf('habits due')).toMatchObject({ habits: [{ habit: { name: 'Tea' }, standing: { isDone: false } }] })
  await again.call(putHabit, { params: { id: habitId }, body: { ...habit, name: 'Green tea' } })
  expect(await dataOf('habits due')).toMatchObject({ habits: [{ habit: { name: 'Green tea' } }] })
  const mark = (value: number) => ({
    id: uuidv7(),
    habitId,
    day: TODAY,
    at: one.clock.now().toISOString(),
    change: { op: 'set' as const, value },
  })
  await again.call(sendMarks, { body: { marks: [mark(1)] } })
  expect(await dataOf('habits due')).toMatchObject({ habits: [{ standing: { isDone: true } }] })
  const { points } = await look()
  expect(points).toBeGreaterThan(0)
  one.clock.advance(1000)
  await me.call(sendMarks, { body: { marks: [mark(0)] } })
  expect(await look()).toMatchObject({ points: 0 })

  await pushEntry(again, newEntry({ title: 'Rain', mood: { level: 2, moodId: null } }))
  expect(await dataOf('journal draft')).toMatchObject({ title: 'Rain' })
  expect(await dataOf('journal mood')).toMatchObject({ moods: [{ level: 2 }] })
  expect((await look()).suggestion).toEqual({ feature: 'soul', rule: 'breathe' })

  const params = { id: 'night-rain' }
  const { sessionId } = await me.call(startPlaying, { params })
  one.clock.advance(600_000)
  const before = (await look()).minutesToday
  await again.call(updateSession, { params, body: { listeningSeconds: 600, sessionId } })
  expect((await look()).minutesToday).toBe(before + 10)
  await me.call(savePosition, { params, body: { position: 120, at: one.clock.now().toISOString() } })
  expect(await dataOf('soul continue')).toMatchObject({ track: { id: 'night-rain', position: 120 } })

  const { pool } = one.app.database
  const query = pool.query.bind(pool)
  // The worker also uses this pool now and then: the lowest of three counts is the request's.
  const counts: number[] = []
  for (let n = 0; n < 3; n++) {
    let statements = 0
    pool.query = ((...args: Parameters<typeof query>) => (statements++, query(...args))) as typeof pool.query
    await me.call(getHub)
    pool.query = query
    counts.push(statements)
  }
  expect(Math.min(...counts)).toBe(1)
})

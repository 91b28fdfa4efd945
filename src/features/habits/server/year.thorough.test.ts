import { expect, test } from 'vitest'
import { standingOf } from '#platform/server/activity/activity.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import { getHabitAnalytics } from '../contract-analytics.ts'
import { listHabits } from '../contract.ts'
import { habitsServer } from './feature.ts'
import { year } from './year.fixture.ts'

test('the demonstration year has habits of every kind and of different strength, and no day in the future', async () => {
  const server = await ownServer([habitsServer], { worker: false })
  const me = await signedIn(server, { zone: 'America/Denver' })
  await year(server.app, (await server.app.sessions.person(me.cookies.get('fernwell_session')!))!)
  const { habits, today } = await me.call(listHabits, { query: {} })
  expect(new Set(habits.map(({ habit }) => habit.kind))).toEqual(new Set(['yes', 'atLeast', 'atMost']))
  const strengths = habits.map(({ standing }) => standing.strength)
  expect(Math.min(...strengths)).toBeGreaterThan(0.2)
  expect(Math.max(...strengths)).toBeLessThan(1)
  expect(new Set(strengths).size).toBe(habits.length)
  expect(habits.flatMap(({ week }) => week).filter(({ day, isEntered }) => isEntered && day >= today)).toEqual([])
  expect((await standingOf(server.app.db, me.user.id, today)).points).toBeGreaterThan(100)
  expect(JSON.stringify(await me.call(getHabitAnalytics))).toContain('Walk before work')
})

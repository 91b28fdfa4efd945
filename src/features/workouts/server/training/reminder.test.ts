import { expect, test } from 'vitest'
import * as reminders from '#platform/contract/reminders.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { remindersServer } from '#features/reminders/server/feature.ts'
import { signedIn } from '#testing/make-user.ts'
import { testClock } from '#testing/test-clock.ts'
import { ownServer } from '#testing/test-server.ts'
import * as api from '../../contract/training.ts'
import { workoutsServer } from '../feature.ts'
import { trainingReminders } from './reminder.ts'
import { bodyOf, generated, trained } from './training.fixture.ts'

// A Monday.
const START = '2026-05-04T08:00:00Z'
const HALF_PAST_FIVE = 17 * 60 + 30

async function planned(weekdays: readonly number[] | null) {
  const clock = testClock(START)
  const server = await ownServer([remindersServer, workoutsServer], { clock, worker: false })
  const me = await signedIn(server)
  expect((await me.call(reminders.listReminders)).subjects).toEqual([])
  const id = uuidv7()
  await me.call(api.putPlan, { params: { id }, body: { ...generated({ weekdays }), base: null } as never })
  await me.call(api.followPlan, { params: { id }, body: { isActive: true } })
  expect((await me.call(reminders.listReminders)).subjects).toEqual([{ owner: 'workouts', subject: 'plan', title: 'Training' }])
  const remind = (mask: number) =>
    me.call(reminders.putReminder, {
      params: { id: uuidv7() },
      body: { owner: 'workouts', subject: 'plan', minutes: HALF_PAST_FIVE, weekdays: mask, enabled: true },
    })
  const events = async () => {
    const { path } = await me.call(reminders.setReminderFeed, { body: { on: true } })
    const text = await (await server.client().fetch(path!)).text()
    return [...text.matchAll(/DTSTART:(\d{8}T\d{6})\r\n[\s\S]*?SUMMARY:(.*?)\r\n/g)].map(([, at, title]) => `${at} ${title}`)
  }
  const train = async (day: string) => {
    const session = trained(Date.parse(`${day}T07:00:00Z`), [{ exercise: 'barbell-bench-press', weight: 60, amounts: [8] }], {
      origin: { plan: id, index: 0 },
    })
    await me.call(api.putSession, { params: { id: session.id }, body: bodyOf(session) })
  }
  const notice = (day: string) => trainingReminders(server.app).notice(me.user as never, 'plan', day)
  return { remind, events, train, notice }
}

test('a plan’s sessions appear in the calendar on its own days, in order, and a missed one moves on', async () => {
  const { remind, events, train } = await planned([0, 2, 4])
  await remind(reminders.EVERY_DAY)
  const before = await events()
  expect(before).toHaveLength(12)
  expect(before.slice(0, 3).map((one) => one.slice(0, 15))).toEqual(['20260504T173000', '20260506T173000', '20260508T173000'])
  const titles = before.map((one) => one.slice(16))
  expect(new Set(titles).size).toBeGreaterThan(1)
  await train('2026-05-04')
  const after = await events()
  expect(after[0]!.slice(0, 15)).toBe('20260506T173000')
})

test('a plan without days of the week uses those of its reminder', async () => {
  const { remind, events } = await planned(null)
  await remind(0b0100010)
  expect((await events()).slice(0, 3).map((one) => one.slice(0, 8))).toEqual(['20260505', '20260509', '20260512'])
})

test('a reminder names the next session, and is silent on days off and after a session that day', async () => {
  const { notice, train } = await planned([0, 2, 4])
  expect(await notice('2026-05-04')).toMatchObject({
    title: expect.stringMatching(/ today$/),
    body: 'Session 1 of 24. It can wait.',
    url: '/gym-ai',
  })
  expect(await notice('2026-05-05')).toBeUndefined()
  await train('2026-05-04')
  expect(await notice('2026-05-04')).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { thoroughTest } from '#testing/depth.ts'
import { notFound } from '#platform/contract/errors.ts'
import { noticeReasons } from '#platform/contract/reasons.en.ts'
import * as api from '#platform/contract/reminders.ts'
import { updateProfile } from '#features/account/contract.ts'
import { accountServer } from '#features/account/server/feature.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { fakePush } from '#testing/fake-push.ts'
import { signedIn } from '#testing/make-user.ts'
import { testClock } from '#testing/test-clock.ts'
import { ownServer, type TestServer, type TestServerOptions } from '#testing/test-server.ts'
import { deleteOnceBefore } from '#platform/server/reminders/store.ts'
import { remindersServer } from './feature.ts'

/** A feature with one reminder subject, for each test. */
function tea(world: { isDone: boolean; acts: string[] }): ServerFeature {
  return {
    id: 'tea',
    reminders: {
      tea: {
        subjects: async () => [{ subject: 'green', title: 'A cup of green; slowly, twice' }],
        notice: async (person, _subject, day) =>
          world.isDone
            ? undefined
            : { title: 'Tea?', body: `For ${person.username}, ${day}`, url: '/hub', actions: [{ id: 'done', label: 'Had it' }] },
        act: async (_person, subject, action, { day, key }) => {
          if (action !== 'done') throw notFound(noticeReasons.not_here())
          world.acts.push(`${subject} ${day} ${key}`)
        },
      },
    },
  }
}

async function setUp(start: string, options: TestServerOptions = {}) {
  const world = { isDone: false, acts: [] as string[] }
  const push = await fakePush()
  const clock = testClock(start)
  const server = await ownServer([accountServer, remindersServer, tea(world)], {
    clock,
    ...options,
    config: { pushHosts: [push.host], ...options.config },
  })
  return { world, push, clock, server }
}

const NINE = 9 * 60
const reminder = { owner: 'tea', subject: 'green', minutes: NINE, weekdays: api.EVERY_DAY, enabled: true }
const soon = { timeout: 15_000, interval: 50 }

/** How many reminder jobs run, or will run soon by the machine's clock, which the queue uses. */
async function dueOf(server: TestServer): Promise<number> {
  const { rows } = await server.app.database.pool.query<{ n: number }>(
    "select count(*)::int as n from jobs.job where name like 'reminder-d%' and state < 'completed' and start_after < now() + interval '10 seconds'",
  )
  return rows[0]!.n
}

describe('a reminder', () => {
  test('in own words is sent once, on its day, can be postponed or done from its notice, and is deleted a week later', async () => {
    const { push, clock, server } = await setUp('2026-05-04T16:59:59.800Z')
    const phone = await signedIn(server)
    await phone.call(updateProfile, { body: { zone: 'UTC' } })
    const device = push.device()
    await phone.call(api.subscribePush, { body: device.subscription })
    const id = uuidv7()
    const body = {
      owner: 'reminders',
      subject: id,
      minutes: 17 * 60,
      weekdays: api.EVERY_DAY,
      enabled: true,
      words: 'Call mum',
      day: '2026-05-04',
    }
    expect((await phone.call(api.putReminder, { params: { id }, body })).nextAt).toBe('2026-05-04T17:00:00.000Z')
    clock.advance(2000)
    await expect.poll(() => device.notices().length, soon).toBe(1)
    const [notice] = device.notices()
    expect(notice).toMatchObject({ title: 'Call mum', body: 'You asked to be reminded.' })
    await phone.call(api.actOnNotice, { params: { id: String(notice!.deliveryId) }, body: { action: 'done' } })
    const { reminders } = await phone.call(api.listReminders)
    expect(reminders).toMatchObject([{ id, title: 'Call mum', day: '2026-05-04', nextAt: null }])
    await deleteOnceBefore(server.app.db, '2026-05-04')
    expect((await phone.call(api.listReminders)).reminders).toHaveLength(1)
    await deleteOnceBefore(server.app.db, '2026-05-05')
    expect((await phone.call(api.listReminders)).reminders).toEqual([])
  })

  test('has words of its own, or is about something; never both, and nobody else sees its words', async () => {
    const { server } = await setUp('2026-05-04T08:00:00Z')
    const phone = await signedIn(server)
    const id = uuidv7()
    const own = { ...reminder, owner: 'reminders', subject: id }
    for (const [body, answer] of [
      [own, /answered 400/],
      [{ ...reminder, words: 'Tea' }, /answered 400/],
      [{ ...own, subject: uuidv7(), words: 'Tea' }, /answered 404/],
    ] as const)
      await expect(phone.call(api.putReminder, { params: { id }, body })).rejects.toThrow(answer)
    await phone.call(api.putReminder, { params: { id }, body: { ...own, words: 'Feed the hens', day: '2026-05-06' } })
    const other = await signedIn(server)
    expect(JSON.stringify(await other.call(api.listReminders))).not.toContain('hens')
    const { path } = await phone.call(api.setReminderFeed, { body: { on: true } })
    const calendar = await (await fetch(server.url + path!)).text()
    expect(calendar).toContain('SUMMARY:Feed the hens')
    expect(calendar).toContain('DTSTART:20260506T090000')
    expect(calendar).not.toContain('RRULE')
  })

  test('at one in the morning asks about the evening before, for a person whose days begin at four', async () => {
    const { world, push, server } = await setUp('2026-05-05T00:59:59.800Z')
    const phone = await signedIn(server)
    await phone.call(updateProfile, { body: { zone: 'UTC', dayStart: 240 } })
    const device = push.device()
    await phone.call(api.subscribePush, { body: device.subscription })
    await phone.call(api.putReminder, { params: { id: uuidv7() }, body: { ...reminder, minutes: 60 } })
    server.clock.advance(2000)
    await expect.poll(() => device.notices().length, soon).toBe(1)
    const [notice] = device.notices()
    expect(notice!.body).toContain('2026-05-04')
    await phone.call(api.actOnNotice, { params: { id: String(notice!.deliveryId) }, body: { action: 'done' } })
    expect(world.acts).toEqual([expect.stringContaining('green 2026-05-04')])
  })

  test('reaches every device of the person at its time, and can be acted on once', async () => {
    const { world, push, clock, server } = await setUp('2026-05-04T08:59:59.800Z')
    const phone = await signedIn(server)
    const other = await signedIn(server)
    const device = push.device()
    const stranger = push.device()
    await phone.call(api.subscribePush, { body: device.subscription })
    await other.call(api.subscribePush, { body: stranger.subscription })
    const { nextAt } = await phone.call(api.putReminder, { params: { id: uuidv7() }, body: reminder })
    expect(nextAt).toBe('2026-05-04T09:00:00.000Z')
    clock.advance(1500)
    await expect.poll(() => device.notices().length, soon).toBe(1)
    const [notice] = device.notices()
    expect(notice).toMatchObject({ title: 'Tea?', body: `For ${phone.user.username}, 2026-05-04`, actions: [{ id: 'done' }] })
    expect(device.raw()[0]!.includes('Tea')).toBe(false)
    expect(push.headers[0]).toMatchObject({ 'content-encoding': 'aes128gcm', authorization: expect.stringMatching(/^vapid t=/) })
    expect(stranger.notices()).toEqual([])

    const act = { params: { id: notice!.deliveryId as string }, body: { action: 'done' } }
    await expect(other.call(api.actOnNotice, act)).rejects.toThrow(/answered 404/)
    expect(await phone.call(api.actOnNotice, act)).toMatchObject({ done: 'done', day: '2026-05-04', again: null })
    expect(await phone.call(api.actOnNotice, act)).toMatchObject({ done: 'done' })
    expect(world.acts).toHaveLength(1)
    await expect(phone.call(api.actOnNotice, { ...act, body: { action: 'snooze' } })).rejects.toThrow(/answered 409/)
    expect(server.logged()).not.toContain('Tea?')
    const { reminders } = await phone.call(api.listReminders)
    expect(reminders[0]).toMatchObject({ nextAt: '2026-05-05T09:00:00.000Z', title: 'A cup of green; slowly, twice' })
  })

  thoroughTest('is sent once, although two processes run and the plan is made repeatedly', async () => {
    const { push, clock, server } = await setUp('2026-05-04T08:59:58.000Z')
    const { testServer } = await import('#testing/test-server.ts')
    const beside = await testServer([accountServer, remindersServer, tea({ isDone: false, acts: [] })], {
      beside: server,
      config: { pushHosts: [push.host] },
    })
    try {
      const phone = await signedIn(server)
      const device = push.device()
      await phone.call(api.subscribePush, { body: device.subscription })
      const id = uuidv7()
      for (let n = 0; n < 5; n++) await phone.call(api.putReminder, { params: { id }, body: reminder })
      clock.advance(2000)
      await expect.poll(() => device.notices().length, soon).toBe(1)
      // West and back again: nine o'clock comes a second time on the same day.
      await phone.call(updateProfile, { body: { zone: 'America/New_York' } })
      await phone.call(api.putReminder, { params: { id }, body: { ...reminder, minutes: 5 * 60 + 1 } })
      clock.set('2026-05-04T09:00:59.000Z')
      await phone.call(api.putReminder, { params: { id }, body: { ...reminder, minutes: 5 * 60 + 1 } })
      clock.advance(1000)
      await expect.poll(() => dueOf(server), soon).toBe(0)
      expect(device.notices()).toHaveLength(1)
    } finally {
      await beside.close()
    }
  })

  test('sends nothing once its subject is done, or when it is switched off or removed', async () => {
    const { world, push, clock, server } = await setUp('2026-05-04T08:59:58.000Z')
    const phone = await signedIn(server)
    const device = push.device()
    await phone.call(api.subscribePush, { body: device.subscription })
    world.isDone = true
    const [done, off, deleted] = [uuidv7(), uuidv7(), uuidv7()]
    for (const id of [done, off, deleted]) await phone.call(api.putReminder, { params: { id }, body: reminder })
    await phone.call(api.putReminder, { params: { id: off }, body: { ...reminder, enabled: false } })
    expect(await phone.call(api.deleteReminder, { params: { id: deleted } })).toEqual({ removed: true })
    clock.advance(2000)
    const state = async () =>
      (await server.app.database.pool.query('select state from reminder_deliveries')).rows.map(({ state: s }) => s as string)
    await expect.poll(state, soon).toEqual(['quiet'])
    expect(device.notices()).toEqual([])
  })

  thoroughTest('can be postponed, and is sent again half an hour later', async () => {
    const { push, clock, server } = await setUp('2026-05-04T08:59:58.500Z')
    const phone = await signedIn(server)
    const device = push.device()
    await phone.call(api.subscribePush, { body: device.subscription })
    await phone.call(api.putReminder, { params: { id: uuidv7() }, body: reminder })
    clock.advance(1500)
    await expect.poll(() => device.notices().length, soon).toBe(1)
    const act = { params: { id: device.notices()[0]!.deliveryId as string }, body: { action: 'snooze' } }
    const { again } = await phone.call(api.actOnNotice, act)
    expect(again).toBe('2026-05-04T09:30:00.000Z')
    expect((await phone.call(api.actOnNotice, act)).again).toBe(again)
    const rows = await server.app.database.pool.query(
      "select start_after from jobs.job where name = 'reminder-deliver' and state = 'created'",
    )
    expect(rows.rows).toHaveLength(1)
    // The queue uses the machine's clock: half an hour from now.
    const wait = (rows.rows[0] as { start_after: Date }).start_after.getTime() - Date.now()
    expect(wait).toBeGreaterThan(29 * 60_000)
    await server.app.database.pool.query("update jobs.job set start_after = now() where name = 'reminder-deliver' and state = 'created'")
    clock.set('2026-05-04T09:30:00Z')
    await expect.poll(() => device.notices().length, soon).toBe(2)
  })

  thoroughTest('follows the person to another zone', async () => {
    const { server } = await setUp('2026-05-04T08:00:00Z')
    const phone = await signedIn(server)
    const id = uuidv7()
    await phone.call(api.putReminder, { params: { id }, body: reminder })
    await phone.call(updateProfile, { body: { zone: 'Asia/Tokyo' } })
    expect((await phone.call(api.listReminders)).reminders[0]!.nextAt).toBe('2026-05-05T00:00:00.000Z')
  })

  thoroughTest('is dropped silently when the server was down for hours, and plans the next day', async () => {
    const { push, clock, server } = await setUp('2026-05-04T08:59:58.000Z', { worker: false })
    const phone = await signedIn(server)
    const device = push.device()
    await phone.call(api.subscribePush, { body: device.subscription })
    await phone.call(api.putReminder, { params: { id: uuidv7() }, body: reminder })
    clock.set('2026-05-04T14:00:00Z')
    // The queue uses the machine's clock, so the jobs that would be due by now are made due.
    await server.app.database.pool.query(
      "update jobs.job set start_after = now() where state = 'created' and start_after < now() + interval '1 hour'",
    )
    await server.startWorker()
    const state = async () =>
      (await server.app.database.pool.query('select state from reminder_deliveries')).rows.map(({ state: s }) => s as string)
    await expect.poll(state, soon).toEqual(['missed'])
    expect(device.notices()).toEqual([])
    expect((await phone.call(api.listReminders)).reminders[0]!.nextAt).toBe('2026-05-05T09:00:00.000Z')
  })
})

describe('a device', () => {
  test('gets no more notices once its session is over, or its browser has ended the subscription', async () => {
    const { push, server } = await setUp('2026-05-04T08:00:00Z')
    const phone = await signedIn(server)
    await phone.call(api.subscribePush, { body: push.device().subscription })
    expect(await phone.call(api.testPush)).toEqual({ delivered: true })
    push.answerWith(410)
    expect(await phone.call(api.testPush)).toEqual({ delivered: false })
    await expect(phone.call(api.testPush)).rejects.toThrow(/answered 404/)
    push.answerWith(201)
    await phone.call(api.subscribePush, { body: push.device().subscription })
    await server.app.sessions.end(server.app.db, phone.user.id)
    expect((await server.app.database.pool.query('select 1 from push_subscriptions')).rowCount).toBe(0)
  })

  test('cannot make the server call an address of its choice', async () => {
    const { server, push } = await setUp('2026-05-04T08:00:00Z')
    const phone = await signedIn(server)
    const { keys } = push.device().subscription
    for (const endpoint of [
      'http://169.254.169.254/latest',
      'https://127.0.0.1/x',
      'https://evil.example/fcm.googleapis.com',
      'https://fcm.googleapis.com.evil.example/x',
      'https://fcm.googleapis.com:8443/x',
      'https://a@fcm.googleapis.com/x',
      'http://fcm.googleapis.com/x',
    ]) {
      await expect(phone.call(api.subscribePush, { body: { endpoint, keys } }), endpoint).rejects.toThrow(/answered 400/)
    }
    expect(
      await phone.call(api.subscribePush, { body: { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/x', keys } }),
    ).toEqual({ devices: 1 })
  })
})

describe('the calendar feed', () => {
  test('is read with its secret alone, and ends when a new one is made', async () => {
    const { server } = await setUp('2026-05-04T08:00:00Z')
    const phone = await signedIn(server)
    await phone.call(api.putReminder, { params: { id: uuidv7() }, body: { ...reminder, weekdays: 0b0010100 } })
    const { path } = await phone.call(api.setReminderFeed, { body: { on: true } })
    const stranger = server.client()
    const answer = await stranger.fetch(path!)
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    const text = await answer.text()
    expect(text).toContain('SUMMARY:A cup of green\\; slowly\\, twice\r\n')
    expect(text).toContain('DTSTART:20260506T090000\r\n')
    expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=WE,FR\r\n')
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    await phone.call(api.setReminderFeed, { body: { on: true } })
    expect((await stranger.fetch(path!)).status).toBe(404)
    expect((await stranger.fetch('/api/reminders/feed/nothing')).status).toBe(404)
    expect(server.logged()).not.toContain(path!.split('/').at(-1))
  })

  thoroughTest('is not there before it is asked for', async () => {
    const { server } = await setUp('2026-05-04T08:00:00Z')
    expect((await (await signedIn(server)).call(api.listReminders)).feed).toEqual({ on: false })
  })
})

thoroughTest('mail is offered only where it can be sent', async () => {
  const { server } = await setUp('2026-05-04T08:00:00Z')
  const phone = await signedIn(server)
  expect((await phone.call(api.listReminders)).mail).toEqual({ possible: false, on: false })
  await expect(phone.call(api.setReminderMail, { body: { on: true } })).rejects.toThrow(/answered 409/)
})

test('nobody changes or removes the reminder of another', async () => {
  const { server } = await setUp('2026-05-04T08:00:00Z')
  const [ada, bob] = [await signedIn(server), await signedIn(server)]
  const id = uuidv7()
  await ada.call(api.putReminder, { params: { id }, body: reminder })
  expect(await bob.call(api.deleteReminder, { params: { id } })).toEqual({ removed: false })
  await bob.call(api.putReminder, { params: { id }, body: { ...reminder, minutes: 1 } })
  expect((await ada.call(api.listReminders)).reminders).toMatchObject([{ minutes: NINE }])
  await expect(ada.call(api.putReminder, { params: { id }, body: { ...reminder, subject: 'coffee' } })).rejects.toThrow(/answered 404/)
})

import type { BrowserContext, Page } from '@playwright/test'
import { listHabits } from '#features/habits/contract.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { listReminders, putReminder } from '#platform/contract/reminders.ts'
import { pushService, type FakeDevice, type PushService } from '#testing/push-service.ts'
import { CHROMIUM_ARGS, wholeChromium } from '../scripts/lib/chromium.ts'
import { plantHabit } from './lib/habits.ts'
import type { E2eServer } from './lib/server.ts'
import { installed } from './lib/offline.ts'
import { expect, service, signUp, test as base, useServer } from './lib/test.ts'
import { visit } from './lib/visit.ts'

/** A server that accepts our own push service, because this machine cannot reach a browser vendor's. */
const test = base.extend<object, { push: PushService; server: E2eServer }>({
  push: service(pushService),
  server: [({ push }, use) => useServer(use, { pushHost: push.host }), { scope: 'worker' }],
})

const whole = wholeChromium()
if (whole) test.use({ launchOptions: { ...whole, args: CHROMIUM_ARGS } })
const needsNotifications = () => test.skip(!whole, 'Notifications need a whole browser; `npm run test:all` installs one.')

const ID = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`

type Habits = OutputOf<typeof listHabits>
type Reminders = OutputOf<typeof listReminders>

type Api = ReturnType<typeof apiOf>
const apiOf = (page: Page, server: E2eServer) => ({
  async put(path: string, id: string, data: object) {
    const answer = await page.request.put(server.url + path.replace(':id', id), { data, headers: { origin: server.url } })
    expect(answer.ok(), await answer.text()).toBe(true)
  },
  habits: async () => (await (await page.request.get(`${server.url}${listHabits.path}`)).json()) as Habits,
  reminders: async () => (await (await page.request.get(`${server.url}${listReminders.path}`)).json()) as Reminders,
})

/** A mock of the browser's Web Push with our push service; subscriptions survive reloads, as in a browser. */
async function asDevice(context: BrowserContext, device: FakeDevice) {
  await context.grantPermissions(['notifications'])
  await context.addInitScript((made) => {
    const key = () => localStorage.getItem('browser-push-key')
    const subscription = () => {
      const bytes = Uint8Array.from(JSON.parse(key() ?? '[]') as number[])
      return {
        options: { applicationServerKey: bytes.buffer },
        toJSON: () => made,
        unsubscribe: async () => (localStorage.removeItem('browser-push-key'), true),
      }
    }
    PushManager.prototype.getSubscription = async () => (key() === null ? null : (subscription() as unknown as PushSubscription))
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem('browser-push-key', JSON.stringify([...(options!.applicationServerKey as Uint8Array)]))
      return subscription() as unknown as PushSubscription
    }
  }, device.subscription)
}

/** Delivers a received notification to the service worker, as the browser would. */
async function deliver(context: BrowserContext, page: Page, notice: unknown) {
  const cdp = await context.newCDPSession(page)
  const known = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ isDeleted }) => !isDeleted)
      if (one) resolve(one.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await known,
    data: JSON.stringify(notice),
  })
  await cdp.detach()
}

/** The part of a service worker's global scope that is used here: its types conflict with a page's. */
type Scope = {
  registration: {
    getNotifications(): Promise<{ title: string }[]>
    showNotification(title: string, options: object): Promise<void>
  }
  /** Titles that the worker showed since the last `arrives`, and the browser's original function. */
  showings: string[]
  showNotification?: Scope['registration']['showNotification']
  dispatchEvent(event: Event): boolean
  NotificationEvent: new (type: string, init: { notification: { title: string }; action: string }) => Event
}

const worker = (context: BrowserContext) => context.serviceWorkers()[0]!
const shown = (context: BrowserContext) =>
  worker(context).evaluate(async () => (await (globalThis as unknown as Scope).registration.getNotifications()).map(({ title }) => title))

/**
 * Delivers a notification once, which the worker shows once, and waits until it is the only one on the screen.
 * Chromium loses a notification that is queried before it is on the screen, so it waits first, and delivers again only when
 * the browser has lost it.
 */
async function arrives(context: BrowserContext, page: Page, notice: Record<string, unknown> | undefined) {
  await worker(context).evaluate(() => {
    const scope = globalThis as unknown as Scope
    scope.showings = []
    scope.showNotification ??= scope.registration.showNotification.bind(scope.registration)
    scope.registration.showNotification = (title, options) => {
      scope.showings.push(title)
      return scope.showNotification!(title, options)
    }
  })
  const showings = () => worker(context).evaluate(() => (globalThis as unknown as Scope).showings)
  await deliver(context, page, notice)
  await expect.poll(showings).toEqual([notice?.title])
  await page.waitForTimeout(500)
  expect(await showings()).toEqual([notice?.title])
  await expect(async () => {
    if ((await shown(context)).length === 0) {
      await deliver(context, page, notice)
      await page.waitForTimeout(500)
    }
    expect(await shown(context)).toEqual([notice?.title])
  }).toPass()
}

/** Presses a button of a shown notification, and waits until the worker has handled it. */
const press = (context: BrowserContext, title: string, action: string) =>
  worker(context).evaluate(
    async ([name, pressed]) => {
      const scope = globalThis as unknown as Scope
      const notification = (await scope.registration.getNotifications()).find((one) => one.title === name)!
      const event = new scope.NotificationEvent('notificationclick', { notification, action: pressed! })
      let work: unknown
      Object.defineProperty(event, 'waitUntil', { value: (promise: unknown) => (work = promise) })
      scope.dispatchEvent(event)
      await work
    },
    [title, action],
  )

/** Milliseconds by which the server's clock was advanced. */
let ahead = 0

/** Creates reminders of habits that are due shortly: it advances the server's clock to just before a minute, again if it was too slow. */
async function remindNow(server: E2eServer, api: Api, reminders: readonly { id: string; habit: string }[]): Promise<void> {
  for (;;) {
    const now = () => Date.now() + ahead
    const due = (Math.floor(now() / 60_000) + 2) * 60_000
    const ms = due - 3000 - now()
    await server.advance(ms)
    ahead += ms
    const minutes = new Date(due).getUTCHours() * 60 + new Date(due).getUTCMinutes()
    for (const { id, habit } of reminders) {
      await api.put(putReminder.path, id, { owner: 'habits', subject: habit, minutes, weekdays: 127, enabled: true })
    }
    // A reminder that was created after its minute is scheduled for tomorrow, so try again.
    if (now() < due) return
  }
}

test('several reminders a day, each on its own days, stand with the habit and in the list of all', async ({ signedIn: page, server }) => {
  const api = apiOf(page, server)
  await plantHabit(page, server, ID(1), { name: 'Water' })
  await visit(page, `/habits/${ID(1)}`)
  const add = page.getByRole('button', { name: /^Add a time/ })
  const times = page.getByLabel('Time', { exact: true })
  await add.click()
  await expect(times).toHaveCount(1)
  await add.click()
  await expect(times).toHaveCount(2)
  await add.click()
  await expect(times).toHaveCount(3)
  const rows = page.getByRole('listitem').filter({ has: times })
  for (const name of ['Sunday', 'Saturday']) {
    // The checkbox changes once the change is stored on the device.
    const day = rows.nth(1).getByRole('checkbox', { name })
    await day.click()
    await expect(day).not.toBeChecked()
  }
  await expect
    .poll(async () => (await api.reminders()).reminders.map(({ minutes, weekdays }) => [minutes, weekdays]))
    .toEqual([
      [480, 127],
      [540, 0b0011111],
      [600, 127],
    ])
  await rows
    .nth(2)
    .getByRole('button', { name: /^Remove the reminder/ })
    .click()
  await expect(times).toHaveCount(2)

  await visit(page, '/settings/reminders')
  const card = page.getByRole('region', { name: 'Water' })
  await expect(card.getByLabel('Time', { exact: true })).toHaveCount(2)
  await card.getByRole('switch').first().click()
  await expect.poll(async () => (await api.reminders()).reminders.map(({ enabled }) => enabled)).toEqual([false, true])
})

test(
  'a notice marks the habit, puts itself off, and stays away once the thing is done',
  { tag: '@offline' },
  async ({ signedIn: page, context, server, push }) => {
    needsNotifications()
    const device = push.device()
    await asDevice(context, device)
    const api = apiOf(page, server)
    // This test moves the server's clock some minutes ahead of the page's: no day may break between them.
    if (new Date().getUTCHours() === 3)
      await page.request.patch(`${server.url}/api/user`, { data: { dayStart: 0 }, headers: { origin: server.url } })
    for (const [n, name] of ['Stretch', 'Read', 'Walk'].entries()) await plantHabit(page, server, ID(n + 1), { name, order: n })
    await visit(page, '/settings/reminders')
    await installed(page)
    await page.getByRole('button', { name: 'Allow on this device' }).click()
    await expect(page.getByRole('button', { name: 'Send a test' })).toBeVisible()

    // Done from the notice.
    const notices = () => device.notices().map(({ title }) => title)
    await remindNow(server, api, [{ id: ID(5), habit: ID(1) }])
    await expect.poll(notices).toEqual(['Stretch'])
    await visit(page, '/habits')
    await arrives(context, page, device.notices()[0])
    await press(context, 'Stretch', 'done')
    await expect(page.getByRole('button', { name: 'Stretch: mark as not done' })).toBeVisible()
    expect((await api.habits()).habits[0]).toMatchObject({ today: { value: 1 }, standing: { isDone: true } })
    expect(await shown(context)).toEqual([])

    // No notification for a done habit, but one for an open habit.
    await remindNow(server, api, [
      { id: ID(6), habit: ID(1) },
      { id: ID(7), habit: ID(2) },
    ])
    await expect.poll(notices).toEqual(['Stretch', 'Read'])

    // Snoozing closes it and changes nothing; then it is marked as done, once.
    await arrives(context, page, device.notices()[1])
    await press(context, 'Read', 'snooze')
    expect(await shown(context)).toEqual([])
    expect((await api.habits()).habits[1]).toMatchObject({ standing: { isDone: false } })
    await arrives(context, page, device.notices()[1])
    await press(context, 'Read', 'done')
    await expect(page.getByRole('button', { name: 'Read: mark as not done' })).toBeVisible()
    expect(notices()).toEqual(['Stretch', 'Read'])
  },
)

test(
  'after signing out and in again notices come by themselves, and to nobody else on the same device',
  { tag: '@offline' },
  async ({ page, context, member, newcomer, server, push }) => {
    needsNotifications()
    await asDevice(context, push.device())
    const api = apiOf(page, server)
    await visit(page, '/settings/reminders')
    await installed(page)
    await page.getByRole('button', { name: 'Allow on this device' }).click()
    await expect(page.getByRole('button', { name: 'Send a test' })).toBeVisible()
    const here = async () => (await api.reminders()).push

    const signOut = async () => {
      await visit(page, '/profile')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.waitForURL((url) => url.pathname === '/')
    }
    const signIn = async () => {
      await visit(page, '/login')
      await page.getByLabel('Username or e-mail').fill(member.username)
      await page.getByRole('textbox', { name: 'Password' }).fill(member.password)
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/(hub|onboarding)/)
    }
    await signOut()
    await signIn()
    await expect.poll(here).toMatchObject({ devices: 1, thisDevice: true })

    // Another person on the same device, with the same browser and its permission, is not subscribed without being asked.
    await signOut()
    await signUp(page, server, { ...newcomer, username: `${newcomer.username}-b`, email: `b-${newcomer.email}` })
    await visit(page, '/settings/reminders')
    await expect(page.getByRole('button', { name: 'Allow on this device' })).toBeVisible()
    await page.waitForFunction(() => performance.now() > 6000)
    expect(await here()).toMatchObject({ devices: 0, thisDevice: false })
    await expect(page.getByRole('button', { name: 'Allow on this device' })).toBeVisible()
  },
)

test('the calendar’s address can be made, read by a calendar, and taken away', async ({ signedIn: page, server }) => {
  const api = apiOf(page, server)
  await plantHabit(page, server, ID(1), { name: 'Piano; slowly, with both hands' })
  await api.put(putReminder.path, ID(5), { owner: 'habits', subject: ID(1), minutes: 17 * 60 + 5, weekdays: 0b0010101, enabled: true })
  await visit(page, '/settings/reminders')
  await page.getByRole('button', { name: 'Create address' }).click()
  const field = page.getByRole('textbox', { name: 'In your calendar' })
  await expect(field).toHaveValue(/\/api\/reminders\/feed\//)
  const address = await field.inputValue()

  // A calendar client has no session.
  const read = () => fetch(address)
  const answer = await read()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const text = await answer.text()
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR',
      'SUMMARY:Piano\\; slowly\\, with both hands',
    ]),
  )
  expect(lines.some((line) => /^DTSTART:\d{8}T170500$/.test(line))).toBe(true)
  for (const name of ['VCALENDAR', 'VEVENT', 'VALARM']) {
    expect(lines.filter((line) => line === `BEGIN:${name}`)).toHaveLength(1)
    expect(lines.filter((line) => line === `END:${name}`)).toHaveLength(1)
  }

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible()
  await expect(field).toHaveCount(0)
  expect((await read()).status).toBe(404)
})

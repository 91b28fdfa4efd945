import { unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { dumpOf, personDatabases } from './lib/device-dump.ts'
import { goOffline, installed } from './lib/offline.ts'
import { expect, signUp, test, type NewPerson } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const CANARY = 'zaunkoenigin'
// A failed attempt to send leaves a change in the queue, and later typing creates another change.
const SEALED = /\d unsent changes? (is|are) locked on this device/
const editor = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })

type Sent = { entries: { data: { body: string } }[] }
const bodiesOf = async (page: Page, url: string) =>
  ((await (await page.request.get(`${url}/api/journal/entries`)).json()) as Sent).entries.map(({ data }) => data.body)

/** Fills a device with a person's data: the journal, stored answers, a download, an unlisted key. */
async function fill(page: Page, url: string): Promise<void> {
  await visit(page, '/journal')
  await installed(page)
  await write(page, `On the server: the ${CANARY} sang.`)
  await expect.poll(() => bodiesOf(page, url)).not.toHaveLength(0)
  await visit(page, '/journal')
  await expect(page.getByText(CANARY).first()).toBeVisible()
  await page.evaluate(async (canary) => {
    const cache = await caches.open('fernwell-audio-1')
    await cache.put('/api/soul/tracks/mine/audio', new Response('sound', { headers: { 'x-fernwell-download': canary } }))
    localStorage.setItem('personalityAssessment_1', canary)
    sessionStorage.setItem('typed', canary)
  }, CANARY)
  // Wait until the key for sealing is stored, because the session may end at any time.
  await expect.poll(() => personDatabases(page)).toContainEqual(expect.stringMatching(/^fernwell-unsent-key-/))
  expect(await dumpOf(page)).toContain(CANARY)
}

async function write(page: Page, text: string, isOffline = false): Promise<void> {
  await page.goto('/journal/new')
  await editor(page).click()
  await page.keyboard.type(text)
  await expect(page.getByText(isOffline ? 'Saved on this device' : 'Saved', { exact: !isOffline }).first()).toBeVisible()
}

/** Another device of theirs signs this one out. */
async function signOutFrom(browser: Browser, url: string, person: NewPerson): Promise<void> {
  const elsewhere = await browser.newContext({ baseURL: url })
  const headers = { origin: url }
  await elsewhere.request.post('/api/login', { headers, data: { username: person.username, password: person.password } })
  const { devices } = (await (await elsewhere.request.get('/api/sessions')).json()) as { devices: { id: string; isThis: boolean }[] }
  for (const device of devices.filter(({ isThis }) => !isThis)) await elsewhere.request.delete(`/api/sessions/${device.id}`, { headers })
  await elsewhere.close()
}

/** The person writes without a network, and another device signs this one out meanwhile. */
async function loseSessionOffline(page: Page, browser: Browser, url: string, person: NewPerson): Promise<void> {
  await fill(page, url)
  await goOffline(page)
  await write(page, `Not sent: the ${CANARY} slept.`, true)
  await signOutFrom(browser, url, person)
  await page.context().setOffline(false)
}

async function signIn(page: Page, person: NewPerson): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(person.username)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname !== '/login')
}

/** Checks that this browser stores nothing of the person, neither texts nor name. */
async function expectNothing(page: Page, person: NewPerson): Promise<void> {
  await expect.poll(() => personDatabases(page)).toEqual([])
  const dump = () => dumpOf(page)
  await expect.poll(async () => [(await dump()).includes(CANARY), (await dump()).includes(person.username)]).toEqual([false, false])
}

test(
  'signing out takes every word of the person out of the browser, out of other tabs and out of what “back” shows',
  { tag: ['@core', '@offline'] },
  async ({ page, context, member, server }) => {
    await fill(page, server.url)
    const other = await context.newPage()
    await visit(other, '/journal')
    await expect(other.getByText(CANARY).first()).toBeVisible()
    await visit(page, '/profile')
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).first().click()
    await page.waitForURL(`${server.url}/`)
    await expectNothing(page, member)
    await expect(other).toHaveURL(/\/login/)
    await expect(other.getByText(CANARY)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/login|\/$/)
    await expectNothing(page, member)
  },
)

test(
  'at a sign-out without a network, unsent changes can be saved as a file, and the server is notified later',
  { tag: ['@core', '@offline'] },
  async ({ page, context, member, server }) => {
    await fill(page, server.url)
    await visit(page, '/profile')
    await visit(page, '/journal')
    const [session] = await context.cookies()
    await goOffline(page)
    await write(page, `Not sent: the ${CANARY} slept.`, true)
    await page.goto('/profile')
    const press = () => page.getByRole('main').getByRole('button', { name: 'Sign out' }).first().click()
    await press()
    const dialog = page.getByRole('dialog', { name: 'Not everything has been sent yet' })
    await expect(dialog).toContainText(/\d changes? (is|are) on this device only\./)
    await dialog.getByRole('button', { name: 'Send now' }).click()
    await expect(dialog.getByRole('status')).toHaveText('It could not be sent just now.')
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await dumpOf(page)).toContain('slept')

    await press()
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Save as a file' }).click()
    const files = unzipSync(await readFile(await (await saving).path()))
    expect(Object.keys(files).sort()).toEqual(['unsent.json', 'unsent.md'])
    expect(new TextDecoder().decode(files['unsent.md'])).toContain(`Not sent: the ${CANARY} slept.`)
    await expect(dialog.getByRole('status')).toContainText('Saved as a file.')
    await dialog.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByText('Logout failed').first()).toBeVisible()
    await page.getByRole('button', { name: 'Sign out here anyway' }).click()
    await page.waitForURL(`${server.url}/`)
    await expectNothing(page, member)

    const asked = await fetch(`${server.url}/api/user`, { headers: { cookie: `${session!.name}=${session!.value}` } })
    expect(asked.status).toBe(200)
    await context.setOffline(false)
    await page.goto('/')
    const status = async () => (await fetch(`${server.url}/api/user`, { headers: { cookie: `${session!.name}=${session!.value}` } })).status
    await expect.poll(status).toBe(401)
  },
)

test(
  'a device that is signed out remotely is wiped; unsent changes are sealed and are sent when the person is back',
  { tag: '@offline' },
  async ({ page, browser, member, server }) => {
    await loseSessionOffline(page, browser, server.url, member)
    // The open page checks its session by itself.
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText(SEALED)).toBeVisible()
    await expectNothing(page, member)

    await page.reload()
    await expect(page.getByText(SEALED)).toBeVisible()
    await signIn(page, member)
    await expect.poll(() => bodiesOf(page, server.url)).toContain(`Not sent: the ${CANARY} slept.`)
    await visit(page, '/journal')
    await expect(page.getByText(`Not sent: the ${CANARY} slept.`).first()).toBeVisible()
    // Sealed changes are deleted once they are restored, which may be after they were sent.
    const marks = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fernwell.sealed')))
    await expect.poll(marks).toEqual([])
  },
)

test(
  'a person with the device can discard sealed changes, after a confirmation',
  { tag: '@offline' },
  async ({ page, browser, member, server }) => {
    await loseSessionOffline(page, browser, server.url, member)
    await expect(page).toHaveURL(/\/login/)
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'Keep' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('Discard for good?')).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('sealed')).toHaveCount(0)
    expect(await dumpOf(page)).toMatch(/fernwell-sealed\/words: \{\} \{\}/)
  },
)

test(
  'a session that ended while the app was closed is wiped when it is opened again, and by the next person who signs in',
  { tag: '@offline' },
  async ({ page, context, browser, member, newcomer, server }) => {
    await fill(page, server.url)
    await page.close()
    await signOutFrom(browser, server.url, member)
    const again = await context.newPage()
    await again.goto('/journal')
    await expect(again).toHaveURL(/\/login/)
    await expectNothing(again, member)

    await signIn(again, member)
    await fill(again, server.url)
    // Another person's session replaces theirs, as on a family computer.
    const sister = {
      ...newcomer,
      username: `sister-${newcomer.username.slice(-6)}`,
      email: `sister-${newcomer.username.slice(-6)}@example.org`,
    }
    await signUp(again, server, sister)
    await again.goto('/hub')
    await expect.poll(async () => (await dumpOf(again)).includes(CANARY)).toBe(false)
    expect(await dumpOf(again)).not.toContain(newcomer.username)
  },
)

test('an erased account is erased from the browser, too', { tag: '@offline' }, async ({ page, member, server }) => {
  await fill(page, server.url)
  await page.request.post(`${server.url}/api/account/erase`, { data: { password: member.password }, headers: { origin: server.url } })
  await visit(page, '/hub')
  await expect(page).toHaveURL(/\/login/)
  await expectNothing(page, member)
})

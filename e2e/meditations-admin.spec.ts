import type { Browser, Page } from '@playwright/test'
import { axeFindings } from './lib/axe.ts'
import type { E2eServer } from './lib/server.ts'
import { expect, ownServer, signUp, test as base } from './lib/test.ts'
import { visit } from './lib/visit.ts'

// The first account of an installation is its admin.
const test = base.extend({ server: ownServer() })

async function person(browser: Browser, server: E2eServer, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', serviceWorkers: 'block', locale: 'en' })
  const page = await context.newPage()
  await visit(page, '/signup')
  await signUp(page, server, { username, email: `${username}@example.org`, password: 'quiet-lantern-moss-41' })
  return page
}

/** Creates and shares a short meditation by the API, as the editor does. */
async function share(page: Page, server: E2eServer, title: string): Promise<string> {
  const headers = { origin: server.url }
  const id = `019b0000-0000-7000-8000-${Date.now().toString(16).padStart(12, '0').slice(-12)}`
  const data = { title, description: '', script: 'The ferry sleeps. [bell]', voice: 'soft', language: 'en', categories: ['calm'], tags: [] }
  expect((await page.request.put(`/api/custom-meditations/${id}`, { headers, data })).ok()).toBe(true)
  expect((await page.request.post(`/api/custom-meditations/${id}/render`, { headers })).ok()).toBe(true)
  await expect
    .poll(async () => (await page.request.put(`/api/custom-meditations/${id}/shared`, { headers })).status(), { timeout: 60_000 })
    .toBe(200)
  return id
}

test('an admin hides a reported meditation with a reason that its author sees, and shows it again', async ({ browser, server }) => {
  const admin = await person(browser, server, 'robin')
  const author = await person(browser, server, 'wren')
  const listener = await person(browser, server, 'finch')
  const id = await share(author, server, 'Under the alder')

  await visit(listener, '/personal-meditations-customized?list=shared')
  await listener.getByRole('link', { name: 'Under the alder' }).first().click()
  await listener.getByRole('button', { name: 'Report' }).click()
  await listener.getByRole('dialog').getByRole('combobox', { name: 'What is wrong?' }).selectOption({ label: 'It promises to heal' })
  await listener.getByRole('dialog').getByRole('button', { name: 'Report it' }).click()

  await visit(admin, '/admin-dash')
  const section = admin.getByRole('region', { name: 'Shared meditations' })
  await expect(section.getByText('Under the alder')).toBeVisible()
  expect(await axeFindings(admin)).toEqual([])
  await section.getByRole('button', { name: 'Hide: Under the alder' }).click()
  await admin.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('It promises to heal.')
  await admin.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click()
  await section.getByRole('radio', { name: 'Hidden' }).check()
  await expect(section.getByText('Hidden: It promises to heal.')).toBeVisible()

  await visit(author, `/personal-meditations-customized?meditation=${id}`)
  await expect(author.getByText('It promises to heal.')).toBeVisible()
  await visit(listener, '/personal-meditations-customized?list=shared')
  await expect(listener.getByText('No one has shared one yet')).toBeVisible()
  await expect(listener.getByRole('link', { name: 'Under the alder' })).toHaveCount(0)

  await section.getByRole('button', { name: 'Show again: Under the alder' }).click()
  await expect(section.getByText('Nothing is hidden.')).toBeVisible()
  await visit(author, `/personal-meditations-customized?meditation=${id}`)
  await expect(author.getByText('It promises to heal.')).toHaveCount(0)
})

import type { Browser, Page } from '@playwright/test'
import { axeFindings } from './lib/axe.ts'
import type { E2eServer } from './lib/server.ts'
import { sendSignUpForm } from './lib/sign-up-form.ts'
import { expect, ownServer, signUp, test as base } from './lib/test.ts'
import { visit } from './lib/visit.ts'

// An installation with default settings: the first account becomes its admin, all others need an invitation.
const test = base.extend({ server: ownServer({ registration: '' }) })

const OWNER = { username: 'robin', email: 'robin@example.org', password: 'quiet-lantern-moss-41' }
const GUEST = { username: 'wren', email: 'wren@example.org', password: 'copper-meadow-91-thistle' }
const PHONE = { width: 390, height: 844 }

async function newPage(browser: Browser, server: E2eServer, locale = 'en'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: PHONE,
    locale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  return context.newPage()
}

/** Findings of axe in the day and night themes. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await axeFindings(page)))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

test('an owner invites, a guest joins, the owner locks, and the guest is told why and finds all of it again', async ({
  browser,
  server,
}) => {
  const owner = await newPage(browser, server)
  await visit(owner, '/signup')
  await expect(owner.getByText('You are the first here')).toBeVisible()
  await signUp(owner, server, OWNER)
  await visit(owner, '/profile')
  await owner.getByRole('link', { name: 'Administration' }).click()
  await expect(owner.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
  await expect(owner.getByRole('radio', { name: 'By invitation' })).toBeChecked()

  // A signed-out visitor sees that an invitation is needed, in both languages.
  const stranger = await newPage(browser, server)
  await visit(stranger, '/signup')
  await expect(stranger.getByRole('heading', { level: 1, name: 'You need an invitation' })).toBeVisible()
  expect(await findings(stranger)).toEqual([])
  const fremd = await newPage(browser, server, 'de')
  await visit(fremd, '/signup')
  await expect(fremd.getByRole('heading', { level: 1, name: 'Du brauchst eine Einladung' })).toBeVisible()

  await owner.getByRole('button', { name: 'Invite someone' }).click()
  await owner.getByLabel('A name for it').fill('My sister')
  await owner.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await owner.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toContain('/signup#invitation=')
  expect(await findings(owner)).toEqual([])
  await owner.getByRole('button', { name: 'Done' }).click()
  await expect(owner.getByRole('listitem').filter({ hasText: 'My sister' })).toContainText('until')

  const guest = await newPage(browser, server)
  await visit(guest, link)
  await expect(guest.getByText('robin invites you.')).toBeVisible()
  expect(await findings(guest)).toEqual([])
  await sendSignUpForm(guest, GUEST)
  await expect(guest).toHaveURL(/\/onboarding/)

  // The link was for one account only.
  await visit(fremd, '/login')
  await visit(fremd, link)
  await expect(fremd.getByRole('heading', { level: 1, name: 'Diese Einladung gilt nicht mehr' })).toBeVisible()
  expect(await findings(fremd)).toEqual([])
  await visit(guest, '/admin-dash')
  await expect(guest.getByRole('heading', { name: 'This page is for admins only' })).toBeVisible()

  await visit(owner, '/admin-dash')
  await owner.getByRole('searchbox', { name: 'Search by name or address' }).fill('wren@')
  const row = owner.getByRole('listitem').filter({ hasText: 'wren@example.org' })
  await row.getByRole('button', { name: 'Actions for wren’s account' }).click()
  await owner.getByRole('menuitem', { name: 'Lock …' }).click()
  await expect(owner.getByRole('dialog', { name: 'Lock wren’s account?' })).toBeVisible()
  expect(await findings(owner)).toEqual([])
  await owner.getByRole('button', { name: 'Lock', exact: true }).click()
  await expect(row.getByText('Locked')).toBeVisible()
  await expect(owner.getByRole('listitem').filter({ hasText: 'Locked wren' })).toBeVisible()
  expect(await findings(owner)).toEqual([])

  // The guest's next navigation leads to the login page, which shows the reason.
  await visit(guest, '/journal')
  await expect(guest).toHaveURL(/\/login/)
  await guest.getByLabel('Username or e-mail').fill(GUEST.username)
  await guest.getByLabel('Password', { exact: true }).fill(GUEST.password)
  await guest.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(guest.getByRole('alert').filter({ hasText: 'locked by the person who runs this installation' })).toBeVisible()
  expect(await findings(guest)).toEqual([])

  await row.getByRole('button', { name: 'Actions for wren’s account' }).click()
  await owner.getByRole('menuitem', { name: 'Unlock' }).click()
  await expect(row.getByText('Locked')).toBeHidden()
  await guest.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(guest).toHaveURL(/\/(journal|hub|onboarding)/)
  await visit(guest, '/settings#security')
  await expect(guest.getByRole('listitem').filter({ hasText: 'Your account was locked' })).toContainText('by robin')
})

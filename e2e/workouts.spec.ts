import type { Page } from '@playwright/test'
import { axeFindings } from './lib/axe.ts'
import type { E2eServer } from './lib/server.ts'
import { expect, test } from './lib/test.ts'
import { visit, visitAgain } from './lib/visit.ts'

type Sent = {
  sets: Record<string, { gone: boolean; doneAt: string | null; type: string; weight: number | null; amount: number | null }>
  fields: { finishedAt: { value: string | null } }
}

const read = async <T>(page: Page, server: E2eServer, path: string) => (await (await page.request.get(`${server.url}${path}`)).json()) as T

/** The generator's own proposal, kept and followed. */
async function followPlan(page: Page): Promise<void> {
  await visit(page, '/workout-generator')
  await page.getByRole('button', { name: 'Train by this plan' }).click()
  await expect(page).toHaveURL(/\/gym-ai$/)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
}

test('a whole session without a network, its tab killed half-way, is there once, whole, when the network is back', async ({
  page,
  context,
  member,
  server,
}) => {
  test.setTimeout(180_000)
  expect(member.username).toBeTruthy()
  await followPlan(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  // The session's own files come to the device with a first look; a day in a basement begins like this.
  await page.getByRole('button', { name: 'Train without a plan' }).click()
  await expect(page.getByRole('button', { name: 'Add an exercise' })).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Nothing was marked as done')).toBeVisible()
  await visit(page, '/gym-ai')
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await visitAgain(page)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page).toHaveURL(/\/workout-session\//)
  const address = new URL(page.url()).pathname
  const done = page.getByRole('button', { name: /^Done:/ })
  await expect(done.first()).toBeVisible()
  const weight = page.getByRole('textbox', { name: /^Weight, set 1 of/ }).first()
  await weight.fill('-5')
  await expect(page.getByRole('alert')).toContainText('between 0 and 2500')
  await weight.fill('22,5')
  await expect(page.getByRole('alert')).toBeHidden()
  await done.nth(0).click()
  await expect(page.getByRole('region', { name: 'Rest' })).toBeVisible()
  await page.getByRole('radio', { name: '3', exact: true }).first().check({ force: true })
  await done.nth(1).click()
  await expect(done.nth(1)).toHaveAttribute('aria-pressed', 'true')

  // No farewell: the process of the page is gone.
  const devtools = await context.newCDPSession(page)
  await Promise.race([devtools.send('Page.crash').catch(() => {}), page.waitForEvent('crash')])
  await page.close()

  const again = await context.newPage()
  await again.goto('/gym-ai')
  await again.getByRole('link', { name: /^Go on/ }).click()
  await expect(again).toHaveURL(new RegExp(address))
  const still = again.getByRole('button', { name: /^Done:/ })
  await expect(still.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(still.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(again.getByRole('textbox', { name: /^Weight, set 1 of/ }).first()).toHaveValue('22.5')
  await expect(again.getByRole('region', { name: 'Rest' })).toBeVisible()
  await still.nth(2).click()
  await again.getByRole('button', { name: 'Finish' }).click()
  await again.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
  await expect(again.getByText('Well done')).toBeVisible()
  await expect(again.getByRole('heading', { name: 'Muscles that worked' })).toBeVisible()

  await context.setOffline(false)
  const id = address.split('/').at(-1)!
  await expect
    .poll(async () => (await again.request.get(`${server.url}/api/workouts/sessions/${id}`)).status(), { timeout: 30_000 })
    .toBe(200)
  const sent = await read<Sent>(again, server, `/api/workouts/sessions/${id}`)
  const kept = Object.values(sent.sets).filter(({ gone }) => !gone)
  expect(kept.every(({ doneAt }) => doneAt !== null)).toBe(true)
  expect(kept).toHaveLength(3)
  expect(kept.map(({ weight: one }) => one)).toContain(22.5)
  const training = await read<{ recent: { id: string; sets: number }[]; open: unknown[]; active: { next: number } }>(
    again,
    server,
    '/api/workouts/training',
  )
  expect(training.recent.filter((one) => one.id === id)).toHaveLength(1)
  expect(training.active.next).toBe(1)
})

test('a session that was begun on one device goes on on another, and both meet', async ({ page, browser, member, server }) => {
  test.setTimeout(120_000)
  expect(member.username).toBeTruthy()
  await followPlan(page)
  await page.getByRole('button', { name: 'Start' }).click()
  const done = page.getByRole('button', { name: /^Done:/ })
  await done.nth(0).click()
  await expect(page.getByText('Kept', { exact: true })).toBeVisible({ timeout: 15_000 })
  const other = await browser.newContext({ baseURL: server.url })
  await other.addCookies(await page.context().cookies())
  const tablet = await other.newPage()
  await visit(tablet, '/gym-ai')
  await tablet.getByRole('link', { name: /^Go on/ }).click()
  const there = tablet.getByRole('button', { name: /^Done:/ })
  await expect(there.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await there.nth(1).click()
  await expect(tablet.getByText('Kept', { exact: true })).toBeVisible({ timeout: 15_000 })
  await done.nth(2).click()
  await expect(done.nth(1)).toHaveAttribute('aria-pressed', 'true', { timeout: 15_000 })
  await other.close()
})

test('body’s pages have no finding of axe, and hard plans ask before they begin', async ({ page, member }) => {
  test.setTimeout(120_000)
  expect(member.username).toBeTruthy()
  await visit(page, '/gym-ai')
  await expect(page.getByRole('heading', { name: 'Let us make your plan' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await visit(page, '/workout-generator')
  await expect(page.getByRole('heading', { name: 'A first week' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('combobox', { name: 'What for' }).selectOption('Get stronger')
  await page.getByRole('button', { name: 'Train by this plan' }).click()
  await expect(page.getByRole('dialog')).toContainText('heart condition')
  await page.getByRole('button', { name: 'No to all of them' }).click()
  await expect(page).toHaveURL(/\/gym-ai$/)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'The whole plan' }).click()
  await expect(page.getByRole('heading', { name: 'The days' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.goBack()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('button', { name: /^Done:/ }).first()).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

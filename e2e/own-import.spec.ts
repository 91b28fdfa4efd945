import { pushChanges } from '#features/journal/contract/sync.ts'
import { exportAccount } from '#features/account/contract-export.ts'
import { axeFindings } from './lib/axe.ts'
import { plantHabit } from './lib/habits.ts'
import { expect, signUp, test } from './lib/test.ts'
import { undoImport } from './lib/undo-import.ts'
import { visit } from './lib/visit.ts'

const HABIT = '01978f00-0000-7000-8000-000000000001'
const ENTRY = '01978f00-0000-7000-8000-000000000002'
const CHANGE = '01978f00-0000-7000-8000-000000000003'

test(
  'an export comes back into a new account: looked at, brought in, seen, and taken back out',
  { tag: '@core' },
  async ({ page, server, member }) => {
    test.slow()
    await plantHabit(page, server, HABIT, { name: 'Whistling' })
    const now = new Date().toISOString()
    const when = { at: now, zone: 'UTC', localDay: now.slice(0, 10) }
    const change = { kind: 'entry', changeId: CHANGE, recordId: ENTRY, base: 0, editedAt: now, device: 'Test' }
    const changes = [{ ...change, patch: { when, title: 'Lighthouse at dusk', body: 'The lamp was lit at six.' } }]
    const sent = await page.request.post(server.url + pushChanges.path, { data: { changes }, headers: { origin: server.url } })
    expect(sent.ok()).toBe(true)
    const zip = await (await page.request.get(server.url + exportAccount.path)).body()

    await page.context().clearCookies()
    await signUp(page, server, { ...member, username: `${member.username}-anew`, email: `anew-${member.email}` })
    await visit(page, '/settings')
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[type=file][accept=".zip"]').setInputFiles({ name, mimeType: 'application/zip', buffer })
    await choose('photos.zip', Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'))
    await expect(page.getByText('This is not an export from Fernwell.')).toBeVisible()

    await page.getByRole('button', { name: 'Import another file' }).click()
    await choose('fernwell.zip', zip)
    await expect(page.getByRole('row', { name: 'habits with their days 1 0' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'entries 1 0', exact: true })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText(/items were imported\./)).toBeVisible()
    await visit(page, '/habits')
    await expect(page.getByText('Whistling').first()).toBeVisible()
    await visit(page, '/journal')
    await expect(page.getByText('Lighthouse at dusk').first()).toBeVisible()

    await visit(page, '/settings')
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
    // An import of some time ago is no reason to leave the top of the page.
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await undoImport(page)
    await visit(page, '/habits')
    await expect(page.getByText('Whistling')).toHaveCount(0)
  },
)

import type { Page } from '@playwright/test'
import { goOffline } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.locator('a[href^="/journal/"]') })

async function writeNew(page: Page, text: string): Promise<void> {
  await page.goto('/journal')
  await page.getByRole('link', { name: 'Write', exact: true }).first().click()
  await editor(page).click()
  await page.keyboard.type(text)
}

async function addJournal(page: Page, name: string, colour: string): Promise<void> {
  await page.goto('/journal/settings?part=journals')
  await page.getByRole('button', { name: 'Add a journal' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('radio', { name: colour, exact: true }).check({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(
    page
      .getByRole('group', { name: 'Your journals' })
      .or(page.getByRole('list', { name: 'Your journals' }))
      .getByText(name),
  ).toBeVisible()
}

/** Blocks the journal's database for two seconds, like an initial sync or another tab. */
async function keepDatabaseBusy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const name = (await indexedDB.databases()).map((one) => one.name!).find((one) => one.startsWith('fernwell-journal-'))!
    const asked = indexedDB.open(name)
    await new Promise((resolve) => (asked.onsuccess = resolve))
    const meta = asked.result.transaction(['meta'], 'readwrite').objectStore('meta')
    const end = performance.now() + 2000
    const again = () => {
      if (performance.now() < end) meta.get('meta').onsuccess = again
    }
    again()
  })
}

test(
  'a person makes a second journal, writes into it without a network, moves an entry, locks it, and it is nowhere',
  { tag: '@offline' },
  async ({ signedIn: page }) => {
    await writeNew(page, 'Porridge and rain on the roof.')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    // With a single journal, its name is not shown.
    await page.goto('/journal')
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByRole('group', { name: 'Which journal' })).toHaveCount(0)

    await addJournal(page, 'Nightbook', 'Lake')
    await page.goto('/journal')
    const which = page.getByRole('group', { name: 'Which journal' })
    await which.getByRole('radio', { name: 'Nightbook' }).check({ force: true })
    await expect(rows(page)).toHaveCount(0)

    // An entry that is written without a network is in the chosen journal.
    await goOffline(page)
    await page.getByRole('link', { name: 'Write', exact: true }).first().click()
    await expect(page.getByRole('button', { name: 'In the journal Nightbook. Move it' })).toBeVisible()
    await editor(page).click()
    await page.keyboard.type('An owl, twice, beyond the yard.')
    await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    const address = page.url()
    await page.goto('/journal')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).getByText('An owl, twice')).toBeVisible()
    await which.getByRole('radio', { name: 'All journals' }).check({ force: true })
    await expect(rows(page)).toHaveCount(2)
    // In the list of all entries, each names its journal.
    await expect(rows(page).filter({ hasText: 'An owl, twice' }).getByText('Nightbook')).toBeVisible()

    // The other entry is moved, moved back, and moved again.
    await rows(page).filter({ hasText: 'Porridge' }).getByRole('link').click()
    await page.getByRole('button', { name: 'In the journal Journal. Move it' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Nightbook' }).click()
    await expect(page.getByRole('button', { name: 'In the journal Nightbook. Move it' })).toBeVisible()
    await page.goto('/journal')
    await page.getByRole('button', { name: 'More about your journal' }).first().click()
    await page.getByRole('menuitem', { name: 'Move entries …' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Move to').selectOption({ label: 'Journal' })
    await sheet.getByRole('checkbox', { name: /Porridge/ }).check()
    await sheet.getByRole('button', { name: 'Move 1 entry' }).click()
    await expect(sheet).toHaveCount(0)
    await which.getByRole('radio', { name: 'Nightbook' }).check({ force: true })
    await expect(rows(page)).toHaveCount(1)
    // A choice takes effect at once: the page is left before the database can store it.
    await keepDatabaseBusy(page)
    await which.getByRole('radio', { name: 'All journals' }).check({ force: true })

    // A lock for this journal only.
    await page.goto('/journal/settings?part=lock')
    await page.getByRole('button', { name: 'Set a PIN' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('New PIN').fill('4711')
    await dialog.getByLabel('Repeat PIN').fill('4711')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByLabel('Lock applies to').selectOption({ label: 'Only chosen journals' })
    await page.getByRole('link', { name: 'Go to journals' }).click()
    await page.getByRole('button', { name: 'More for Nightbook' }).click()
    await page.getByRole('menuitem', { name: 'Edit journal' }).click()
    await dialog.getByRole('switch', { name: /Lock this journal/ }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/protected by lock/)).toBeVisible()

    // A reload locks it: it is in no list, no search, no calendar, not on the hub, and not at its address.
    await page.goto('/journal')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).getByText('Porridge')).toBeVisible()
    await expect(page.getByText('Nightbook')).toHaveCount(0)
    await page.getByLabel('Search the journal').fill('owl')
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.getByLabel('Search the journal').fill('')
    for (const place of ['/calendar', '/hub', '/journal/insight']) {
      await page.goto(place)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('An owl, twice')).toHaveCount(0)
    }
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Your journal is locked' })).toBeVisible()
    await expect(page.getByText('owl')).toHaveCount(0)
    expect(await page.title()).not.toContain('owl')

    // The PIN unlocks it, here and in the list; locking it again hides it again.
    await page.goto('/journal')
    await page.getByRole('button', { name: 'Locked journal' }).click()
    await page.getByRole('dialog').getByLabel('PIN').fill('4711')
    await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Lock again' }).click()
    await expect(rows(page)).toHaveCount(1)
  },
)

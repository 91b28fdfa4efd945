import { expect, test } from './lib/test.ts'
import { undoImport } from './lib/undo-import.ts'
import { visit } from './lib/visit.ts'

const FILE = `HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
Meditate,,,4/1/2026,1,
Meditate,,,4/2/2026,1,early
`

test('habits of another app are looked at, asked about, brought in, and taken back', async ({ signedIn: page }) => {
  await visit(page, '/habits/transfer')
  await page.locator('input[type=file]').setInputFiles({ name: 'bull.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await expect(page.getByText('From HabitBull: 1 habit with 2 days.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Which date format?' }).selectOption('monthFirst')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('1 habit was added or updated, with 2 days.')).toBeVisible()

  // It is listed among the earlier imports, and can be undone there.
  await page.getByRole('button', { name: 'Import another file' }).click()
  await page.getByRole('button', { name: 'Open bull.csv' }).click()
  await undoImport(page)
})

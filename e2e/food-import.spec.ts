import { axeFindings } from './lib/axe.ts'
import { expect, test } from './lib/test.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { undoImport } from './lib/undo-import.ts'
import { visit } from './lib/visit.ts'

const FILE = `Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fiber (g),Net Carbs (g),Fat (g),Protein (g),Category
2026-03-10,8:15 AM,Breakfast,"Oats, rolled",80.00 g,303.20,54,8,46,5.2,10.6,Cereals
2026-03-10,8:15 AM,Breakfast,Coffee,1.00 cup,2,0,0,0,0,0.3,Beverages
2026-03-10,12:30,Lunch,Stew,-50 g,100,,,,,,
`

test('a food diary of another app is looked at, brought in, seen on its day, known again, and taken back', async ({ signedIn: page }) => {
  await watchStillness(page)
  await visit(page, '/nutrition-analytics/transfer')
  expect(await axeFindings(page)).toEqual([])
  // Only while the page loads: later choices of this journey do not count as input, so their effects would count as layout shifts.
  expect(await movements(page)).toEqual([])
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('servings.csv', FILE)
  await expect(page.getByText('From Cronometer: 2 entries on 1 day, with 2 different foods.')).toBeVisible()
  await page.getByText('Which lines, and why').click()
  await expect(page.getByText('servings.csv, line 4: no amount that can be eaten (-50 g)')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('2 entries imported, on 1 day.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await visit(page, '/nutrition-analytics?day=2026-03-10')
  await expect(page.getByRole('button', { name: 'Change Oats, rolled' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change Coffee, 1.00 cup' })).toBeVisible()
  await expect(page.getByText('305 kcal').first()).toBeVisible()

  await visit(page, '/nutrition-analytics/transfer')
  await choose('servings.csv', FILE)
  await expect(page.getByText('All of it is already here. There is nothing to import.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByLabel('From').fill('2026-03-01')
  await page.getByLabel('To', { exact: true }).fill('2026-03-31')
  const printed = page.waitForEvent('download')
  await page.getByRole('button', { name: 'In words (PDF)' }).click()
  expect((await printed).suggestedFilename()).toBe('fernwell-food-2026-03-01-2026-03-31.pdf')

  // A table of an unknown app: the person names its columns, and it is parsed again.
  await choose('lunch.csv', 'When;What;Energy\n11.03.2026;Rice;500\n')
  await expect(page.getByText('Please choose which column is the day.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Column 1, When, is' }).selectOption({ label: 'Day (or day and time)' })
  await page.getByRole('combobox', { name: 'Column 2, What, is' }).selectOption({ label: 'Food' })
  await page.getByRole('combobox', { name: 'Unit of column 3, Energy' }).selectOption('kJ')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Use these columns' }).click()
  await expect(page.getByText('1 entry is new and will be imported.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('button', { name: 'Open servings.csv' }).last().click()
  await undoImport(page)
})

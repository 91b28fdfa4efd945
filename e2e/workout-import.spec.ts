import { axeFindings } from './lib/axe.ts'
import { expect, test } from './lib/test.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { undoImport } from './lib/undo-import.ts'
import { visit } from './lib/visit.ts'

const FILE = `Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2024-03-01 18:22:10,Pull day,1h 5m,Bench Press (Barbell),1,62.5,8,0,0,,,8
2024-03-01 18:22:10,Pull day,1h 5m,Zqvx Lift,1,20,6,0,0,,,
2024-03-01 18:22:10,Pull day,1h 5m,Bench Press (Barbell),2,-5,8,0,0,,,
`

test('training of another app is looked at, asked about, brought in, known again, and taken back', async ({ signedIn: page }) => {
  await watchStillness(page)
  await visit(page, '/gym-ai/transfer')
  expect(await axeFindings(page)).toEqual([])
  // Only while the page loads: later choices of this journey do not count as input, so their effects would count as layout shifts.
  expect(await movements(page)).toEqual([])
  const choose = () =>
    page.locator('input[type=file]').setInputFiles({ name: 'strong.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await choose()
  await expect(page.getByText('From Strong: 1 session with 2 sets.')).toBeVisible()
  await page.getByText('Which lines, and why').click()
  await expect(page.getByText('Line 4: no weight a set can have (-5)')).toBeVisible()
  const bring = page.getByRole('button', { name: 'Import', exact: true })
  await expect(bring).toBeDisabled()
  await page.getByRole('combobox', { name: 'Weights are in' }).selectOption('kg')
  await page.getByRole('combobox', { name: 'Zqvx Lift mainly trains' }).selectOption('forearms')
  expect(await axeFindings(page)).toEqual([])
  await bring.click()
  await expect(page.getByText('1 session imported, with 2 sets and 1 exercise of your own.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'Import another file' }).click()
  await choose()
  await expect(page.getByText('All of it is already here. There is nothing to import.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('link', { name: 'Body' }).last().click()
  await expect(page.getByRole('link', { name: 'Pull day' })).toBeVisible()
  await page.getByRole('link', { name: 'Import and export' }).click()
  await page.getByRole('button', { name: 'Open strong.csv' }).last().click()
  await undoImport(page)
})

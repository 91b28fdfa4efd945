import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const CSV = `full_date,date,weekday,time,mood,activities,note_title,note
2024-05-04,4. Mai,Samstag,19:05,Wacklig,Grüße,Schöner Tag,Es war größer als gedacht
2024-05-04,4. Mai,Samstag,25:10,gut,,Später,Ohne Uhr
`

test('the encoding of an old diary is detected, can be changed, and its moods get their levels later', async ({ signedIn: page }) => {
  await visit(page, '/journal/transfer')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'daylio.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV, 'latin1') })
  const readAs = page.getByRole('combobox', { name: 'Read as' })
  await expect(readAs).toHaveValue('windows-1252')
  await expect(page.getByText('Schöner Tag')).toBeVisible()
  // Another encoding shows different letters.
  await readAs.selectOption('macintosh')
  await expect(page.getByText('Schˆner Tag')).toBeVisible()
  await readAs.selectOption('windows-1252')
  await expect(page.getByText('Schöner Tag')).toBeVisible()
  await expect(page.getByText('Its time is invalid; imported at noon')).toBeVisible()
  await page.getByRole('button', { name: 'Import 2 entries' }).click()
  await expect(page.getByText('2 entries were imported.')).toBeVisible()

  // The mood without a level is listed by its name.
  const give = page.getByRole('button', { name: 'Save levels' })
  await expect(give).toBeDisabled()
  await page.getByRole('combobox', { name: 'Wacklig · once' }).selectOption('2')
  await give.click()
  await expect(give).toBeHidden()
  await expect(page.getByText('2 entries were imported.')).toBeVisible()
})

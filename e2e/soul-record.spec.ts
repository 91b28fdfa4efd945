import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const FILE = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [<!ELEMENT HealthData ANY>]>
<HealthData locale="en_GB">
 <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="Kelpwood Bell" startDate="2025-04-01 07:00:00 +0000" endDate="2025-04-01 07:12:00 +0000" value="HKCategoryValueNotApplicable"/>
 <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="Kelpwood Bell" startDate="2025-04-02 07:00:00 +0000" endDate="2025-04-02 07:20:00 +0000" value="HKCategoryValueNotApplicable"/>
</HealthData>
`

test('minutes of another app come into the record, stand in its table, and go again', async ({ signedIn: page }) => {
  await visit(page, '/soul/record')
  await expect(page.getByText('Nothing yet. The first three minutes already count.')).toBeVisible()
  await page.getByRole('link', { name: 'Import from Apple Health' }).click()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'export.xml', mimeType: 'application/xml', buffer: Buffer.from(FILE) })
  await expect(page.getByText('2 sessions, 32 minutes.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('link', { name: 'View your record' }).click()

  await expect(page.getByText('Session from Kelpwood Bell').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2025')
  await expect(page.getByText('32 minutes on 2 days.')).toBeVisible()
  const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Save as CSV' }).click()])
  expect(csv.suggestedFilename()).toBe('fernwell-listening.csv')
})

import { expect, test } from './lib/test.ts'

test('a visitor checks a device: each step reports its result, and the report is copied, not sent', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/ios-test')
  await page.getByRole('button', { name: 'Start the check' }).click()
  await expect(page.getByText('Nothing failed.').or(page.getByText('One step failed.'))).toBeVisible()
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row('Native requests')).toContainText('Only the iOS app has these.')
  await expect(row('Browser requests')).toContainText('status 401')
  await expect(row('Cookies')).toContainText('This browser accepts cookies.')
  await expect(row('Storage')).toContainText('can be written, read and deleted')
  await page.getByRole('button', { name: 'Copy the report' }).click()
  await expect(page.getByText('Report copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Browser requests: Works.')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('device-check')))).toEqual([])
})

test('a signed-in person sees that cookies arrive at the server', async ({ signedIn: page }) => {
  await page.goto('/ios-test')
  await page.getByRole('button', { name: 'Start the check' }).click()
  await expect(page.getByText('The server recognises your session')).toBeVisible()
})

import { secondsPlayed, watchSound } from './lib/sound.ts'
import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

test('a breath is followed by word and tone, and a timer is set, saved and run', async ({ signedIn: page }) => {
  await watchSound(page)
  await visit(page, '/soul/breathing')
  await page.getByRole('checkbox', { name: 'Box' }).check()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('Breathe in', { exact: true })).toBeVisible()
  await expect(page.getByText('Hold', { exact: true })).toBeVisible()

  await visit(page, '/soul/timer')
  await page.getByRole('checkbox', { name: '3 min', exact: true }).check()
  await page.getByRole('button', { name: 'Save these settings' }).click()
  await expect(page.getByRole('button', { name: 'Timer, 3 minutes', exact: true })).toBeVisible()
  const before = await secondsPlayed(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(before + 1)
  await expect(page.getByText(/^[23]:[0-9]{2}$/).first()).toBeVisible()
})

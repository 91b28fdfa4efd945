import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

test('something is found by need and words, a course is gone through, and moods are noted before and after', async ({ page, member }) => {
  expect(member.username).toBeTruthy()
  await visit(page, '/discover')
  await expect(page.getByRole('heading', { name: 'For now' })).toBeVisible()

  // What is asked for stands in the address, and comes back with it.
  await page.getByRole('checkbox', { name: 'I can’t sleep' }).check()
  await expect(page.getByRole('link', { name: 'Night rain', exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('warm sand')
  await expect(page).toHaveURL(/need=sleep.*text=warm|text=warm.*need=sleep/)
  await expect(page.getByRole('link', { name: 'Falling asleep by the sea' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Night rain', exact: true })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'I can’t sleep' })).toBeChecked()
  await expect(page.getByRole('link', { name: 'Falling asleep by the sea' })).toBeVisible()
  await page.getByRole('searchbox').fill('elephantine')
  await page.getByRole('button', { name: 'Take away all filters' }).click()

  const moods = page.getByRole('region', { name: 'Before and after' })
  await moods.getByRole('radio', { name: 'Grey', exact: true }).check({ force: true })
  await expect(moods.getByText('And now?')).toBeVisible()
  await moods.getByRole('radio', { name: 'Sunny', exact: true }).check({ force: true })
  await expect(moods.getByText('Noted once so far.', { exact: false })).toBeVisible()

  await page.getByRole('link', { name: 'Beginning to sit' }).click()
  await expect(page.getByRole('heading', { name: 'Three minutes' })).toBeVisible()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nobody can stop thinking' })).toBeVisible()
  await page.getByRole('button', { name: 'Skip this day' }).click()
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect(page.getByText('Day 3 of 7 is next')).toBeVisible()
  await page.getByRole('button', { name: 'Begin again' }).click()
  await expect(page.getByText('Begun 2 times', { exact: false })).toBeVisible()
  await expect(page.getByText('Day 1 of 7 is next')).toBeVisible()
  await page.getByRole('link', { name: 'Three minutes with bells' }).click()
  await expect(page).toHaveURL(/\/soul\/timer\?practice=timer-3-0-middle-none/)
})

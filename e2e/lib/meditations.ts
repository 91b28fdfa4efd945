import type { Locator, Page } from '@playwright/test'

/** On the list of own meditations: creates one from the template "Work is over" and opens it. Returns its script. */
export async function newMeditation(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New meditation' }).click()
  await page.getByRole('button', { name: /^Work is over/ }).click()
  await page.getByLabel('Next').fill('the late ferry')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  return page.getByLabel('Script', { exact: true })
}

import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** On the page that makes a plan: answers the question for equipment with that of most gyms. */
export async function keepFirstPlace(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'No place yet' }).getByRole('button', { name: /^Gym/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Use this plan' })).toBeVisible()
}

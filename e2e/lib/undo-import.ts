import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Undoes the import that the page shows. */
export async function undoImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Everything is as it was before.')).toBeVisible()
}

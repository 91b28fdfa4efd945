import type { Page } from '@playwright/test'
import type { NewPerson } from './test.ts'

/** On the page for signing up: fills in the form and sends it. */
export async function sendSignUpForm(page: Page, person: NewPerson): Promise<void> {
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
}

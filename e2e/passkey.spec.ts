import { addAuthenticator } from './lib/authenticator.ts'
import { expect, test } from './lib/test.ts'

test('a member adds a passkey and signs in with it, without a password', { tag: '@core' }, async ({ signedIn: page }) => {
  await addAuthenticator(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: /add a passkey/i }).click()
  const name = page.getByRole('dialog').getByRole('textbox')
  await name.fill('My laptop')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /add|save|go on|continue/i })
    .last()
    .click()
  await expect(page.getByText('My laptop').first()).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  const passkey = page.getByRole('button', { name: 'Use a passkey' })
  // The field's own autofill may have signed in already.
  await Promise.race([page.waitForURL(/\/hub$/), passkey.click()]).catch(() => {})
  await expect(page).toHaveURL(/\/hub$/)
})

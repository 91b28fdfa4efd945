import { expect, test } from './lib/test.ts'

test.use({ locale: 'de-DE' })

test('a browser with the German locale shows errors and page titles in German', async ({ page, newcomer, server }) => {
  await page.request.post(`${server.url}/api/register`, { data: newcomer, headers: { origin: server.url } })
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page).toHaveTitle('Anmelden | Fernwell')
  await page.getByLabel('Benutzername oder E-Mail').fill(newcomer.username)
  await page.getByRole('textbox', { name: 'Passwort' }).fill('not-the-password-at-all')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Anmeldung fehlgeschlagen', { exact: true })).toBeVisible()
  await expect(page.getByText('E-Mail-Adresse oder Passwort stimmt nicht').first()).toBeVisible()

  await page.goto('/signup')
  await page.getByLabel('Benutzername').fill(newcomer.username)
  await page.getByLabel('E-Mail').fill(`other-${newcomer.email}`)
  await page.getByRole('textbox', { name: 'Passwort' }).fill(newcomer.password)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByText('Dieser Benutzername ist vergeben. Bitte wähle einen anderen.').first()).toBeVisible()

  await page.request.post(`${server.url}/api/login`, { data: newcomer, headers: { origin: server.url } })
  await page.goto('/habits')
  await expect(page).toHaveTitle('Gewohnheiten | Fernwell')
  await page.getByRole('navigation').getByRole('link', { name: 'Seele' }).click()
  await expect(page).toHaveTitle('Seele | Fernwell')
})

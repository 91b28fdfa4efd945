import { sendSignUpForm } from './lib/sign-up-form.ts'
import { expect, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

test(
  'a stranger is sent to the login page, and afterwards to where they wanted to go',
  { tag: '@core' },
  async ({ page, newcomer, server }) => {
    await page.request.post(`${server.url}/api/register`, { data: newcomer, headers: { origin: server.url } })
    await page.context().clearCookies()
    await page.goto('/soul/category/sleep')
    await expect(page).toHaveURL(/\/login/)
    await page.getByLabel('Username or e-mail').fill(newcomer.username)
    await page.getByRole('textbox', { name: 'Password' }).fill('not-the-password-at-all')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
    await expect(page.getByText('Invalid email or password').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/soul\/category\/sleep$/)
  },
)

test('a login or registration that is refused without a word is explained all the same', async ({ page, newcomer }) => {
  await page.route('**/api/login', (route) => route.fulfill({ status: 401, json: {} }))
  await page.route('**/api/register', (route) => route.fulfill({ status: 400, json: {} }))
  await page.goto('/login')
  await page.getByLabel('Username or e-mail').fill(newcomer.username)
  await page.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('Invalid email or password').first()).toBeVisible()
  await page.goto('/signup')
  await sendSignUpForm(page, newcomer)
  await expect(page.getByText('There was a problem creating your account').first()).toBeVisible()
})

test('unknown addresses lead a stranger to the front page and a member to the hub', async ({ page, newcomer, server }) => {
  await page.goto('/no/such/place')
  await expect(page).toHaveURL(`${server.url}/`)
  await page.goto('/bestie')
  await expect(page).toHaveURL(/\/login/)
  await page.request.post(`${server.url}/api/register`, { data: newcomer, headers: { origin: server.url } })
  await page.goto('/no/such/place')
  await expect(page).toHaveURL(/\/hub$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/hub$/)
})

test(
  'a session that was ended elsewhere leads to the login page and says why',
  { tag: '@core' },
  async ({ page, member, server, browser }) => {
    await visit(page, '/hub')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const elsewhere = await browser.newContext({ baseURL: server.url })
    const headers = { origin: server.url }
    await elsewhere.request.post('/api/login', { headers, data: { username: member.username, password: member.password } })
    const { devices } = (await (await elsewhere.request.get('/api/sessions')).json()) as { devices: { id: string; isThis: boolean }[] }
    for (const device of devices.filter(({ isThis }) => !isThis)) await elsewhere.request.delete(`/api/sessions/${device.id}`, { headers })
    await elsewhere.close()
    // The first request to the server, by the person or by the page itself, leads to the login page.
    await Promise.race([page.getByRole('navigation').getByRole('link', { name: 'Soul' }).click(), page.waitForURL(/\/login/)])
    await expect(page).toHaveURL(/\/login/)
    // The notice is shown once, and stays.
    await expect(page.getByText(/Nothing is lost|Session expired/)).toHaveCount(1)
    await expect(page.getByText('Nothing is lost')).toBeVisible()
  },
)

import { plantHabit } from './lib/habits.ts'
import { APP, openNativeApp } from './lib/native-app.ts'
import { expect, ownServer, test as base } from './lib/test.ts'

const test = base.extend({ server: ownServer({ nativeApp: true }) })

test('on a phone the app asks for its server, signs in by native HTTP, follows links, reminds, locks, shares files, and forgets at sign-out', async ({
  browser,
  server,
  newcomer,
}) => {
  test.setTimeout(240_000)
  const made = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ ...newcomer, zone: 'UTC' }),
  })
  expect(made.status).toBe(201)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const phone = await openNativeApp(context)
  const page = await context.newPage()

  await test.step('the first start asks for the server, and the next page is the login', async () => {
    await page.goto(`${APP}/`)
    const address = page.getByRole('textbox', { name: /address/i })
    await address.fill(server.url)
    await address.press('Enter')
    await expect(page).toHaveURL(/\/login/)
  })

  await test.step('signing in goes by native HTTP with the app’s own headers', async () => {
    await page.getByLabel('Username or e-mail').fill(newcomer.username)
    await page.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    const login = phone.called('CapacitorHttp.request').find(({ options }) => String(options.url).endsWith('/api/login'))!
    expect(login.options.headers).toMatchObject({ 'X-Requested-With': 'CapacitorApp', Accept: 'application/json' })
    expect(phone.cookies.size).toBeGreaterThan(0)
  })

  await test.step('a link that the phone opens leads to its page, and no link of somebody else does', async () => {
    await page.goto(`${APP}/`)
    await expect(page).toHaveURL(`${APP}/hub`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => phone.called('App.getLaunchUrl').length).toBeGreaterThan(0)
    await phone.tell(page, 'App', 'appUrlOpen', { url: 'https://evil.example/settings' })
    await phone.tell(page, 'App', 'appUrlOpen', { url: 'fernwell://open/habits' })
    await expect(page).toHaveURL(`${APP}/habits`)
  })

  await test.step('the back button first closes an overlay, then goes back', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await phone.tell(page, 'App', 'backButton', { canGoBack: true })
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(`${APP}/habits`)
    await phone.tell(page, 'App', 'backButton', { canGoBack: true })
    await expect(page).toHaveURL(`${APP}/hub`)
    await phone.tell(page, 'App', 'backButton', { canGoBack: false })
    await expect.poll(() => phone.called('App.minimizeApp').length).toBe(1)
  })

  await test.step('reminders are the phone’s own notices', async () => {
    const habit = '019a0000-0000-7000-8000-00000000b301'
    const [[name, value] = ['', '']] = phone.cookies
    const headers = { 'content-type': 'application/json', cookie: `${name}=${value}`, origin: server.url }
    const put = (path: string, body: object) => fetch(`${server.url}${path}`, { method: 'PUT', headers, body: JSON.stringify(body) })
    await context.addCookies([{ name, value, url: server.url }])
    await plantHabit(page, server, habit, { name: 'Evening reading' })
    await context.clearCookies()
    const reminder = { owner: 'habits', subject: habit, minutes: 1260, weekdays: 0b11_1111, enabled: true }
    expect((await put('/api/reminders/019a0000-0000-7000-8000-00000000b302', reminder)).status).toBe(200)
    await phone.tell(page, 'App', 'appUrlOpen', { url: 'fernwell://open/settings/reminders' })
    await page.getByRole('switch', { name: 'Reminders on this phone' }).check()
    await expect.poll(() => phone.called('LocalNotifications.schedule').length).toBeGreaterThan(0)
    const { notifications } = phone.called('LocalNotifications.schedule')[0]!.options as {
      notifications: { title: string; schedule: object }[]
    }
    expect(notifications).toHaveLength(6)
    expect(notifications[0]).toMatchObject({ title: 'Evening reading', schedule: { on: { weekday: 2, hour: 21, minute: 0 } } })
  })

  await test.step('the lock asks for the phone’s owner before anything is seen', async () => {
    await phone.tell(page, 'App', 'appUrlOpen', { url: 'fernwell://open/settings#security' })
    await page.getByRole('switch', { name: 'Lock the app' }).check()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fernwell.native.lock'))).toBe('on')
    phone.answer('BiometricAuthNative.internalAuthenticate', () => {
      throw Object.assign(new Error('The person changed their mind.'), { code: 'userCancel' })
    })
    await page.goto(`${APP}/hub`)
    await expect(page.getByRole('heading', { name: 'Fernwell is locked' })).toBeVisible()
    await expect(page.getByText('That did not work. Nothing is lost; try again.')).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    phone.answer('BiometricAuthNative.internalAuthenticate', () => undefined)
    await page.getByRole('button', { name: 'Unlock' }).click()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await phone.tell(page, 'App', 'pause', {})
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await phone.tell(page, 'App', 'resume', {})
    await expect(page.getByRole('navigation').first()).toBeVisible()
  })

  await test.step('a file goes to the phone’s share sheet', async () => {
    await phone.tell(page, 'App', 'appUrlOpen', { url: 'fernwell://open/journal/transfer' })
    await page
      .getByRole('link', { name: /Export|Download/ })
      .first()
      .click()
    await expect.poll(() => phone.called('Share.share').length).toBe(1)
    const [file] = phone.called('Filesystem.writeFile')
    expect(Buffer.from(String(file!.options.data), 'base64').subarray(0, 2).toString()).toBe('PK')
  })

  await test.step('the device check tries the parts that only the app has', async () => {
    await phone.tell(page, 'App', 'appUrlOpen', { url: 'fernwell://open/ios-test' })
    await page.getByRole('button', { name: /^(Start the check|Check again)/ }).click()
    for (const words of [
      'A picture from the server was shown.',
      'The pages are part of the app and open offline.',
      'Notifications are allowed on this device.',
      'This phone can unlock with a face, a fingerprint or its code.',
      'The server recognises your session, so cookies arrive there.',
    ])
      await expect(page.getByText(words)).toBeVisible()
  })

  await test.step('signing out takes the notices and the shared file away', async () => {
    await phone.tell(page, 'App', 'appUrlOpen', { url: 'fernwell://open/profile' })
    const [cancelled, cleared] = [phone.called('LocalNotifications.cancel').length, phone.called('Filesystem.rmdir').length]
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).first().click()
    await expect.poll(() => phone.called('LocalNotifications.cancel').length).toBeGreaterThan(cancelled)
    await expect.poll(() => phone.called('Filesystem.rmdir').length).toBeGreaterThan(cleared)
    expect(phone.called('Filesystem.rmdir').at(-1)!.options).toMatchObject({ path: 'shared', recursive: true })
  })
  await context.close()
})

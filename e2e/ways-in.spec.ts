import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addAuthenticator } from './lib/authenticator.ts'
import { axeFindings } from './lib/axe.ts'
import type { E2eServer } from './lib/server.ts'
import { expect, signUp, test } from './lib/test.ts'
import { visit } from './lib/visit.ts'

const MINUTES_11 = 11 * 60_000
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

/** The mails to an address, oldest first; an installation without a mail server stores them as files. */
async function mailsTo({ dataDir }: E2eServer, address: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).toSorted()
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails
    .filter((mail) => mail.toLowerCase().includes(`to: ${address.toLowerCase()}`))
    .map((mail) => mail.replaceAll('=\n', '').replaceAll('=3D', '='))
}

/** The link to a page in the latest mail to an address, as a path of this server. */
async function linkTo(server: E2eServer, address: string, page: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const all = (await mailsTo(server, address)).flatMap((mail) => mail.match(new RegExp(`${page}#token=[\\w-]+`, 'g')) ?? [])
      return (link = all.at(-1))
    })
    .toBeTruthy()
  return link!
}

async function confirmOwnAddress(page: Page, server: E2eServer, email: string): Promise<void> {
  await visit(page, '/settings')
  await page.request.post('/api/email-confirmation', { headers: { origin: server.url } })
  await visit(page, await linkTo(server, email, '/confirm-email'))
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
}

/** Checks with axe, in the day and night themes, on a phone and on a desktop. */
async function looksRight(page: Page): Promise<void> {
  const found: string[] = []
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // The other theme changes colours and nothing else.
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
      found.push(...(await axeFindings(page, rules)).map((line) => `${viewport.width}, ${colorScheme}: ${line}`))
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(found).toEqual([])
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('a new address needs a fresh proof, and stays unconfirmed until its mail’s link is opened after a login', async ({
  page,
  member,
  server,
  browser,
}) => {
  await confirmOwnAddress(page, server, member.email)
  await server.advance(MINUTES_11)
  await visit(page, '/settings')
  await page.getByRole('button', { name: 'Change your e-mail address' }).click()
  const email = `new-${member.email}`
  await dialog(page, 'Change your e-mail address').getByLabel('New address').fill(email)
  await page.getByRole('button', { name: 'Change address' }).click()
  const proof = dialog(page, 'Is it you?')
  await expect(proof).toBeVisible()
  await looksRight(page)
  await proof.getByRole('textbox', { name: 'Your password' }).fill('not-my-password')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(proof.getByText('This is not your password.')).toBeVisible()
  await proof.getByRole('textbox', { name: 'Your password' }).fill(member.password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(`To confirm ${email}, open the link`)).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  await looksRight(page)

  // On another device, the link requires a login, and is followed after it.
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const phone = await elsewhere.newPage()
  await visit(phone, await linkTo(server, email, '/confirm-email'))
  await expect(phone.getByRole('heading', { name: 'Almost there' })).toBeVisible()
  await looksRight(phone)
  await phone.getByRole('link', { name: 'Log in' }).click()
  await phone.getByLabel('Username or e-mail').fill(member.username)
  await phone.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await phone.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await elsewhere.close()
  await visit(page, '/settings')
  await expect(page.getByText(email).first()).toBeVisible()
  await expect(page.getByText(`To confirm ${email}, open the link`)).toHaveCount(0)
})

test('the owner of the address that is to be replaced keeps it by the way back, and every device is signed out', async ({
  page,
  member,
  server,
  browser,
}) => {
  await confirmOwnAddress(page, server, member.email)
  await page.request.post('/api/account/email', { headers: { origin: server.url }, data: { email: `thief-${member.email}` } })
  const context = await browser.newContext({ baseURL: server.url })
  const owner = await context.newPage()
  await visit(owner, await linkTo(server, member.email, '/restore-email'))
  await expect(owner.getByRole('heading', { name: 'Keep your address' })).toBeVisible()
  await looksRight(owner)
  await owner.getByLabel('New password').fill('marble-otter-51-harvest')
  await owner.getByRole('button', { name: 'Save password' }).click()
  await expect(owner.getByRole('heading', { name: 'Your account is yours again' })).toBeVisible()
  await context.close()
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/login/)
})

test('adding a passkey asks for a proof, a passkey is one itself, and a new password offers to remove all others', async ({
  page,
  member,
  server,
}) => {
  await addAuthenticator(page)
  await server.advance(MINUTES_11)
  await visit(page, '/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog(page, 'Add a passkey').getByRole('textbox').fill('My laptop')
  await page.getByRole('button', { name: 'Continue' }).click()
  const proof = dialog(page, 'Is it you?')
  // Cancelling it changes nothing, and a message says so.
  await proof.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Please confirm again that it is you.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await proof.getByRole('textbox', { name: 'Your password' }).fill(member.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('My laptop').first()).toBeVisible()

  // A person with only a passkey uses that instead.
  await server.advance(MINUTES_11)
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await proof.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(dialog(page, 'Set up an authenticator app').getByText('Key', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Change your password' }).click()
  await page.getByRole('textbox', { name: 'Current password' }).fill(member.password)
  await page.getByLabel('New password').fill('marble-otter-51-harvest')
  await page.getByRole('button', { name: 'Change password' }).click()
  const others = dialog(page, 'Your password is changed')
  await expect(others.getByText('My laptop')).toBeVisible()
  await looksRight(page)
  await others.getByRole('button', { name: 'Remove all others' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove My laptop' })).toHaveCount(0)
})

test('an export asks for a proof first, and then comes', async ({ page, member, server }) => {
  await server.advance(MINUTES_11)
  await visit(page, '/settings')
  await page.getByRole('button', { name: 'Download' }).click()
  const proof = dialog(page, 'Is it you?')
  await proof.getByRole('textbox', { name: 'Your password' }).fill(member.password)
  const coming = page.waitForEvent('download')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  expect((await coming).suggestedFilename()).toMatch(/\.zip$/)
})

test('without a confirmed address, the hub reports a new device, in the person’s language', async ({ page, newcomer, server, browser }) => {
  await signUp(page, server, newcomer)
  const headers = { origin: server.url }
  await page.request.patch('/api/user', { headers, data: { locale: 'de' } })
  const elsewhere = await browser.newContext({ baseURL: server.url })
  await elsewhere.request.post('/api/login', { headers, data: { username: newcomer.username, password: newcomer.password } })
  await elsewhere.close()
  await visit(page, '/hub')
  await expect(page.getByRole('heading', { name: 'Neues von deinem Konto' })).toBeVisible()
  await expect(page.getByText('Auf einem neuen Gerät angemeldet')).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: 'Das war ich', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Neues von deinem Konto' })).toHaveCount(0)
  await visit(page, '/hub')
  await expect(page.getByRole('heading', { name: 'Neues von deinem Konto' })).toHaveCount(0)
  await visit(page, '/settings')
  await expect(page.getByText('Keine Adresse ist bestätigt')).toBeVisible()
  await looksRight(page)
})

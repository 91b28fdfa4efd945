import { expect, ownServer, signUp, test as base } from './lib/test.ts'
import { visit } from './lib/visit.ts'

// The first account is the admin of the installation.
const test = base.extend({ server: ownServer({ registration: '' }) })

const OWNER = { username: 'robin', email: 'robin@example.org', password: 'quiet-lantern-moss-41' }
const PERSON = { username: 'wren', email: 'wren@example.org', password: 'copper-meadow-91-thistle' }

test('a review is read by strangers once the owner accepted it, a message reaches the owner, and a post of the owner is read without scripts', async ({
  browser,
  server,
}) => {
  const open = async (javaScriptEnabled = true) => {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', serviceWorkers: 'block', javaScriptEnabled })
    context.setDefaultTimeout(15_000)
    return context.newPage()
  }
  const [owner, person, stranger] = [await open(), await open(), await open()]
  await visit(owner, '/signup')
  await signUp(owner, server, OWNER)
  await visit(owner, '/admin-dash')
  await owner.getByRole('radio', { name: 'Everyone' }).click()
  await expect(owner.getByRole('radio', { name: 'Everyone' })).toBeChecked()
  await visit(person, '/signup')
  await signUp(person, server, PERSON)
  // The app stores the signed-in user, so that public pages fetch the session.
  await visit(person, '/profile')

  await visit(person, '/reviews')
  await person.getByRole('radio', { name: '4', exact: true }).click()
  await person.getByLabel('Name to be shown').fill('The basket weaver')
  await person.getByLabel('Review', { exact: true }).fill('A quiet place in the evening.')
  await person.getByLabel('Everybody may read this review').check()
  await person.getByRole('button', { name: 'Submit' }).click()
  await expect(person.getByText('It waits for the person who runs this place to accept it.')).toBeVisible()
  await visit(stranger, '/reviews')
  await expect(stranger.getByText('No review is shown yet')).toBeVisible()

  await visit(stranger, '/support')
  await stranger.getByRole('textbox', { name: /^Name/ }).fill('Finch')
  await stranger.getByRole('textbox', { name: /^Your e-mail/ }).fill('finch@example.org')
  await stranger.getByRole('textbox', { name: /^Message/ }).fill('Is there room for one more?')
  await stranger.getByRole('button', { name: 'Send' }).click()
  await expect(stranger.getByText('Your message is here')).toBeVisible()

  await visit(owner, '/admin-dash')
  await owner.getByRole('button', { name: 'Accept the review by The basket weaver' }).click()
  await expect(owner.getByText('No review waits.')).toBeVisible()
  await visit(stranger, '/reviews')
  await expect(stranger.getByText('A quiet place in the evening.')).toBeVisible()

  const message = owner.getByRole('listitem').filter({ hasText: 'Is there room for one more?' })
  await expect(message).toContainText('finch@example.org')
  await message.getByRole('button', { name: 'Delete' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(owner.getByText('Nobody has written yet.')).toBeVisible()

  await owner.getByRole('button', { name: 'Write a post' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Snow on the roof')
  await dialog.getByRole('textbox', { name: /^Address/ }).fill('snow-on-the-roof')
  await dialog.getByRole('textbox', { name: /^Description/ }).fill('How this house keeps warm in winter.')
  await dialog.getByRole('checkbox', { name: 'Calm' }).check({ force: true })
  await dialog.getByRole('textbox', { name: /^Text/ }).fill('## Wood\n\nWe burn **birch**, and no <script>alert(1)</script>.')
  await dialog.getByRole('radio', { name: 'Preview' }).click()
  await expect(dialog.getByRole('heading', { name: 'Wood' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const reader = await open(false)
  expect((await reader.goto('/blog/snow-on-the-roof'))?.status()).toBe(404)

  await owner.getByRole('button', { name: 'Publish “Snow on the roof”' }).click()
  await expect(owner.getByRole('button', { name: 'Unpublish “Snow on the roof”' })).toBeVisible()
  await reader.goto('/blog')
  await reader.getByRole('link', { name: 'Snow on the roof' }).click()
  await expect(reader).toHaveURL(/\/blog\/snow-on-the-roof$/)
  await expect(reader).toHaveTitle('Snow on the roof | Fernwell')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Snow on the roof')
  await expect(reader.getByText('We burn birch, and no <script>alert(1)</script>.')).toBeVisible()
  await expect(reader.locator('link[rel="canonical"]')).toHaveAttribute('href', `${server.url}/blog/snow-on-the-roof`)

  // The page's scripts hydrate the server's HTML, and change nothing.
  const problems: string[] = []
  stranger.on('pageerror', (error) => problems.push(error.message))
  stranger.on('console', (entry) => entry.type() === 'error' && problems.push(entry.text()))
  await visit(stranger, '/blog/snow-on-the-roof')
  await expect(stranger.getByText('We burn birch')).toBeVisible()
  await expect(stranger).toHaveTitle('Snow on the roof | Fernwell')
  await visit(stranger, '/blog?tag=food')
  await expect(stranger.getByRole('link', { name: 'Snow on the roof' })).toBeHidden()
  expect(problems).toEqual([])
  for (const page of [owner, person, stranger, reader]) await page.context().close()
})

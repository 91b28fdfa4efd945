import { expect, test } from './lib/test.ts'

test('going on before a page has arrived, back at once, or in a tab that is not looked at leaves no error behind', async ({
  signedIn: page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  // Also unhandled rejections: an interrupted view transition rejects three promises.
  await page.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) => console.error(`unhandled: ${String(reason)}`))
  })
  page.on(
    'console',
    (message) => void (message.type() === 'error' && message.text().startsWith('unhandled') && errors.push(message.text())),
  )
  await page.goto('/hub')
  const bar = page.getByRole('navigation')
  await expect(bar.getByRole('link', { name: 'Soul' })).toBeVisible()

  // A link that is followed before hydration leaves the document, which aborts the next call there.
  const ofLeftDocument = (error: unknown) => expect(String(error)).toContain('Execution context was destroyed')
  const hurry = (names: readonly string[]) =>
    page
      .evaluate((words) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')]
        for (const word of words) links.find((link) => link.textContent?.includes(word))?.click()
      }, names)
      .catch(ofLeftDocument)
  for (const names of [
    ['Soul', 'Profile'],
    ['Hub', 'Soul', 'Hub'],
    ['Profile', 'Profile', 'Soul'],
  ]) {
    await hurry(names)
    await page.waitForTimeout(40)
  }
  // During a transition: another one, and back.
  await hurry(['Hub'])
  await page.waitForTimeout(15)
  await page.goBack()
  await page.goForward()
  await page
    .evaluate(() => {
      history.back()
      history.forward()
    })
    .catch(ofLeftDocument)
  await page.waitForLoadState()
  // In a hidden page, the browser skips the transition, which rejects as well.
  const hide = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
  // The two steps in the history may still be on their way.
  await expect(hide).toPass()
  await hurry(['Soul', 'Profile'])
  const other = await page.context().newPage()
  await other.goto('/soul')
  await other.bringToFront()
  await hurry(['Hub'])
  await page.bringToFront()
  await other.close()
  // A transition that is interrupted by leaving the document.
  await hurry(['Soul'])
  await page.goto('/profile')
  await hurry(['Hub'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
})

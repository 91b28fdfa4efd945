import { sendSignUpForm } from './lib/sign-up-form.ts'
import { expect, ownServer, signUp, test as base } from './lib/test.ts'
import { visit } from './lib/visit.ts'

// The first account is the admin of the installation; visits are not counted until it enables that.
const test = base.extend({ server: ownServer({ registration: '' }) })

const OWNER = { username: 'robin', email: 'robin@example.org', password: 'quiet-lantern-moss-41' }
const VISITOR = { username: 'wren', email: 'wren@example.org', password: 'copper-meadow-91-thistle' }

/** Section 2 of the specification; `/contact` is the same page as `/support`. */
const PUBLIC = [
  ['/', '/how-it-works', '/reviews', '/about', '/privacy', '/terms', '/faq', '/support', '/contact', '/blog', '/login', '/signup'],
  ['/headspace-alternative', '/free-meditation-app', '/expensive-meditation-apps', '/personality-quiz-alternatives'],
  ['/ai-habit-tracker-alternatives', '/ai-workout-alternatives', '/calorie-tracking-alternatives', '/calm-alternative'],
  ['/ai-journaling-alternatives', '/meditation-sounds-alternatives', '/insight-timer-alternative', '/ten-percent-happier-alternative'],
  ['/waking-up-alternative', '/daylio-alternative'],
  ['/personaljournal', '/meditation', '/fitness', '/journaling-with-ai', '/meditation-and-mindfulness'],
  ['/ai-workout-plans-calorie-tracking', '/brain-games-sharpen-mind', '/fernwell-investor', '/fernwell-technical'],
].flat()

/** Runs the work for eight items at a time. */
async function together<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let first = 0; first < all.length; first += 8) await Promise.all(all.slice(first, first + 8).map(work))
}

test('every public page has its title, one heading, a description, a picture and a canonical address, and leads to no dead end', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  // Only the text is checked.
  await context.route('**/{assets,icons}/**', (route) => route.abort())
  const page = await context.newPage()
  const links = new Map<string, string>()
  const titles = new Map<string, string>()
  const pictures = new Map<string, string>()
  for (const path of PUBLIC) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    expect(new URL(page.url()).pathname).toBe(path)
    const title = await page.title()
    expect(title, path).toMatch(/ \| Fernwell$/)
    if (path !== '/contact') {
      expect(titles.get(title), `${path} has a title of its own`).toBeUndefined()
      titles.set(title, path)
    }
    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
    expect(await page.locator('h1').count(), `${path}: one main heading`).toBe(1)
    expect((await meta('description'))!.length, `${path}: description`).toBeGreaterThan(50)
    expect(await meta('og:title'), path).toBe(title)
    expect(await meta('og:locale'), path).toBe('en_US')
    expect([await meta('og:image:width'), await meta('og:image:height')], path).toEqual(['1200', '630'])
    pictures.set((await meta('og:image'))!, path)
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(canonical, path).toBe(server.url + (path === '/contact' ? '/support' : path))
    const hrefs = await page.locator('a[href]').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
    for (const href of hrefs) {
      const url = new URL(href)
      if (url.origin === server.url && !links.has(url.pathname)) links.set(url.pathname, path)
    }
  }
  await together([...pictures], async ([address, from]) => {
    const answer = await page.request.get(address)
    expect([answer.status(), answer.headers()['content-type']], `the picture of ${from}`).toEqual([200, 'image/jpeg'])
  })
  await together([...links], async ([path, from]) => {
    const answer = await page.request.get(path)
    expect(answer.status(), `${path}, linked from ${from}`).toBe(200)
    // An unknown address redirects a signed-out visitor to the front page, and a page of the app to the login page.
    const reached = new URL(answer.url()).pathname
    expect(reached === path || reached === '/login', `${path}, linked from ${from}, leads to ${reached}`).toBe(true)
  })
  expect(links.size).toBeGreaterThan(40)
  await context.close()
})

test('the pages that exist in German have an address of their own for it, whole without scripts, and leave the choice of language alone', async ({
  browser,
  server,
}) => {
  const plain = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  await plain.route('**/{assets,icons}/**', (route) => route.abort())
  const page = await plain.newPage()
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  for (const path of ['/', '/how-it-works', '/about', '/privacy', '/terms', '/faq', '/support']) {
    const german = path === '/' ? '/de' : `/de${path}`
    const headings = new Map<string, string>()
    for (const [address, language, locale] of [
      [path, 'en', 'en_US'],
      [german, 'de', 'de_DE'],
    ] as const) {
      expect((await page.goto(address))?.status(), address).toBe(200)
      expect(await page.locator('html').getAttribute('lang'), address).toBe(language)
      expect(await page.locator('meta[property="og:locale"]').getAttribute('content'), address).toBe(locale)
      expect(await page.locator('link[rel="canonical"]').getAttribute('href'), address).toBe(server.url + address)
      const alternates = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((all) => all.map((one) => [one.getAttribute('hreflang'), one.getAttribute('href')]))
      expect(Object.fromEntries(alternates), address).toEqual({
        en: server.url + path,
        de: server.url + german,
        'x-default': server.url + path,
      })
      headings.set(language, await page.locator('h1').innerText())
      expect(sitemap, address).toContain(`<loc>${server.url}${address}</loc>`)
    }
    expect(headings.get('de'), path).not.toBe(headings.get('en'))
  }
  await plain.close()

  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', serviceWorkers: 'block' })
  const reader = await context.newPage()
  const problems: string[] = []
  reader.on('pageerror', (error) => problems.push(error.message))
  reader.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await visit(reader, '/de/faq')
  await expect(reader).toHaveTitle('Fragen und Antworten | Fernwell')
  await expect(reader.locator('html')).toHaveAttribute('lang', 'de')
  expect(await reader.evaluate(() => localStorage.getItem('fernwell.language'))).toBeNull()
  await visit(reader, '/faq')
  await expect(reader).toHaveTitle('Questions and answers | Fernwell')
  await reader.getByRole('link', { name: 'Deutsch' }).click()
  await expect(reader).toHaveURL(/\/de\/faq$/)
  await visit(reader, '/about')
  await expect(reader).toHaveTitle('Über Fernwell | Fernwell')
  expect(problems).toEqual([])
  await context.close()
})

test('a stranger reads, compares and signs up by a campaign link, and the owner sees it as a sum once counting is on', async ({
  browser,
  server,
}) => {
  const open = async () => {
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', serviceWorkers: 'block' })
    return context.newPage()
  }
  const owner = await open()
  await visit(owner, '/signup')
  await signUp(owner, server, OWNER)

  // Before the owner turns it on, nothing is stored or sent.
  const early = await open()
  const sent: string[] = []
  early.on('request', (request) => {
    if (request.url().includes('/api/analytics')) sent.push(request.url())
  })
  await visit(early, '/calm-alternative?utm_source=early')
  expect(await early.evaluate(() => localStorage.getItem('conversion-history'))).toBeNull()
  expect(sent).toEqual([])

  await visit(owner, '/admin-dash')
  await owner.getByRole('radio', { name: 'Everyone' }).click()
  await owner.getByRole('switch', { name: 'Count visits' }).click()
  await expect(owner.getByText('Nothing was counted in the last twelve weeks.')).toBeVisible()

  const stranger = await open()
  // A process caches the settings for five seconds.
  await expect(async () => {
    await visit(stranger, '/headspace-alternative?utm_source=letter&utm_medium=email&utm_campaign=autumn')
    expect(await stranger.locator('html').getAttribute('data-counting')).toBe('on')
  }).toPass()
  await visit(stranger, '/personaljournal')
  await stranger.locator('[data-mini="page"]').getByRole('textbox').first().fill('A quiet morning')
  await visit(stranger, '/')
  await visit(stranger, '/signup')
  await sendSignUpForm(stranger, VISITOR)
  await expect(stranger).toHaveURL(/\/onboarding/)

  await visit(owner, '/admin-dash')
  const sums = owner.getByRole('region', { name: 'By source' })
  await expect(sums.getByRole('row', { name: /^letter · email · autumn 1 / })).toContainText('100% of visits')
  await expect(
    sums
      .getByRole('row', { name: /^letter/ })
      .getByRole('cell')
      .nth(2),
  ).toHaveText('1')

  // The page about privacy lists the stored events, and one press deletes them.
  await visit(stranger, '/privacy')
  const stored = stranger.getByRole('region', { name: /events?$/ })
  await expect(stored.getByRole('cell', { name: 'Signed up', exact: true })).toBeVisible()
  await stranger.getByRole('button', { name: 'Delete all of it from this browser' }).click()
  await expect(stranger.getByText('No event is stored.')).toBeVisible()
  await stranger.getByRole('switch', { name: 'Count my visits' }).click()
  await visit(stranger, '/about')
  expect(await stranger.evaluate(() => localStorage.getItem('conversion-history'))).toBeNull()
  for (const page of [owner, early, stranger]) await page.context().close()
})

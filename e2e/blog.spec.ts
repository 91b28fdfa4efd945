import { expect, test } from './lib/test.ts'

test('the blog is read without scripts: list, post, contents, the way on, and no such post', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/blog?tag=sleep')
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(12)
  await page.getByRole('link', { name: 'Keeping a sleep diary without lying awake over it' }).click()
  await expect(page).toHaveTitle('Keeping a sleep diary without lying awake over it | Fernwell')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Sources' }).click()
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('listitem').first()).toBeInViewport()
  await page.getByRole('region', { name: 'Read on' }).getByRole('link').first().click()
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeVisible()

  const missing = await page.goto('/blog/no-such-post')
  expect(missing?.status()).toBe(404)
  await page.getByRole('link', { name: 'All posts' }).click()
  await expect(page).toHaveURL(`${server.url}/blog`)
  await context.close()
})

test('with scripts, a topic shows its posts alone', async ({ page }) => {
  await page.goto('/blog')
  const titles = page.getByRole('heading', { level: 2 })
  const all = await titles.count()
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Food' }).click()
  await expect(page).toHaveURL(/\/blog\?tag=food$/)
  await expect(titles.filter({ hasText: 'A calorie number is a range in disguise' })).toBeVisible()
  await expect.poll(() => titles.count()).toBeLessThan(all)
})

test('the feed and the sitemap name every post under the address that people use', async ({ page, server }) => {
  await page.goto('/blog')
  const hrefs = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const feed = await page.request.get((await page.locator('link[type="application/atom+xml"]').getAttribute('href'))!)
  expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const text = await feed.text()
  expect(hrefs.length).toBeGreaterThanOrEqual(12)
  for (const href of hrefs) {
    expect(href).toContain(`${server.url}/blog/`)
    expect(text).toContain(`<id>${href}</id>`)
    expect(sitemap).toContain(`<loc>${href}</loc>`)
  }
})

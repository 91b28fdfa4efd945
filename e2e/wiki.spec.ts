import { axeFindings } from './lib/axe.ts'
import { sharedNames } from './lib/names.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { goOffline, installed } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'
import { visit, visitAgain } from './lib/visit.ts'

test(
  'somebody walks five words, sees the trail, saves a word, is asked for it by keys, and opens a page again without a network',
  { tag: ['@core', '@offline'] },
  async ({ signedIn: page, context, server }) => {
    await watchStillness(page)
    await visit(page, '/brain-forest/infinite-wiki')
    expect(await movements(page)).toEqual([])
    await page.getByRole('button', { name: 'Got it' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Welcome to the wiki' })).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('infinite-wiki-welcome-dismissed'))).not.toBeNull()
    expect(await axeFindings(page)).toEqual([])

    // A typing error is tolerated.
    await page.getByRole('combobox', { name: 'Find a word' }).pressSequentially('rivr')
    await page.getByRole('option', { name: /^river/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'river' })).toBeVisible()
    await expect(page.getByText('A river is a large natural stream of water')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    expect(await sharedNames(page)).toEqual([])
    const trail = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ has: page.getByRole('heading', { name: 'Your trail' }) })
    for (const word of ['stream', 'water', 'liquid', 'fluid']) {
      await page.getByRole('article').getByRole('link', { name: word, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: word, exact: true })).toBeVisible()
    }
    await expect(trail.getByRole('listitem')).toHaveCount(5)
    await expect(trail.getByRole('listitem').first()).toHaveText('river')

    await page.getByRole('button', { name: 'Save the word' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Saved: Remove fluid from the vocabulary' })).toBeVisible()
    await trail.getByRole('link', { name: 'See the whole trail' }).click()
    await expect(page.getByRole('list', { name: 'The words of this trail' }).getByRole('listitem')).toHaveCount(5)
    await page.getByRole('button', { name: 'Name the trail' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Down to the water')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Down to the water' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Fork at stream' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'stream' })).toBeVisible()
    await expect(trail.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: 'Start a new trail' }).press('Enter')
    await expect(trail.getByRole('listitem')).toHaveText(['stream You are here'])

    // The device now has all files for further pages: the rest runs without a network.
    await installed(page)
    await visitAgain(page)
    expect(await movements(page)).toEqual([])
    await visit(page, '/brain-forest/vocabulary')
    await expect(page.getByRole('heading', { name: 'fluid' })).toBeVisible()
    // Only with a network: the offline notice at the top of every page shifts the layout.
    expect(await movements(page)).toEqual([])
    await goOffline(page)
    await page.keyboard.press(' ')
    await expect(page.getByRole('group', { name: 'How well did you know it?' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('4')
    await expect(page.getByRole('heading', { name: 'All done for now' })).toBeVisible()
    await page.goto('/brain-forest/infinite-wiki/river')
    await expect(page.getByText('A river is a large natural stream of water')).toBeVisible()
    await context.setOffline(false)
    const reviews = async () => {
      const answer = await page.request.get(`${server.url}/api/wiki/words`)
      return ((await answer.json()) as { words: { slug: string; reviews: { rating: number }[] }[] }).words
    }
    await expect.poll(reviews).toMatchObject([{ slug: 'fluid', reviews: [{ rating: 4 }] }])
  },
)

test('a word that is not there, one that is far too long and a grave one are answered kindly', async ({ signedIn: page }) => {
  // The last two are symbols only, and a path with `..`: both are treated as the address of a word.
  for (const word of ['qwzxv', 'x'.repeat(1500), encodeURIComponent('川'), '%E0%A4%A', encodeURIComponent('../../etc/passwd')]) {
    const answer = await page.goto(`/brain-forest/infinite-wiki/${word}`)
    expect(answer!.status()).toBe(200)
    await expect(page.getByText('this is not one of them')).toBeVisible()
    await expect(page.getByRole('main').getByRole('list').first().getByRole('link')).toHaveCount(8)
  }
  await visit(page, '/brain-forest/infinite-wiki/qwzxv')
  expect(await axeFindings(page)).toEqual([])
  // Enter uses the typed text, not a suggestion for an earlier text.
  const field = page.getByRole('combobox', { name: 'Find a word' })
  await field.fill('hold')
  await expect(page.getByRole('option', { name: /^hold/ }).first()).toBeVisible()
  await field.fill('house')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'house', exact: true })).toBeVisible()
  await visit(page, '/brain-forest/infinite-wiki/suicide')
  await expect(page.getByRole('button', { name: /not now/i })).toBeVisible()
  await expect(page.getByRole('article')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test(
  'the last 200 words open without a network, and the first of 201 has made room',
  { tag: '@offline' },
  async ({ signedIn: page, context, server }) => {
    test.setTimeout(900_000)
    // 201 words, each linked from an earlier one.
    const slugs = ['river']
    for (let at = 0; slugs.length < 201; at++) {
      const answer = await page.request.get(`${server.url}/api/wiki/page?word=${encodeURIComponent(slugs[at]!)}`)
      const { article } = (await answer.json()) as { article: { neighbours: { slug: string }[] } | null }
      for (const { slug } of article?.neighbours ?? []) if (slugs.length < 201 && !slugs.includes(slug)) slugs.push(slug)
    }
    await visit(page, '/brain-forest/infinite-wiki/river')
    await installed(page)
    await visitAgain(page)
    const article = page.getByRole('article').first()
    // Navigate by links, without loading a new document.
    for (const slug of slugs.slice(1)) {
      const address = `/brain-forest/infinite-wiki/${encodeURIComponent(slug)}`
      const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('word') === slug)
      await page.evaluate((to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, address)
      await answered
      await expect(article).toBeVisible()
    }
    // An answer is stored half a second after it was rendered.
    await page.waitForTimeout(1000)
    await goOffline(page)
    for (const slug of [slugs.at(-1)!, slugs[100]!, slugs[1]!]) {
      await page.goto(`/brain-forest/infinite-wiki/${encodeURIComponent(slug)}`)
      await expect(article).toBeVisible()
    }
    await page.goto(`/brain-forest/infinite-wiki/${slugs[0]!}`)
    await expect(page.getByText('Pages you read recently also open offline. This is not one of them.')).toBeVisible()
    await context.setOffline(false)
  },
)

import type { Page } from '@playwright/test'
import { axeFindings } from './lib/axe.ts'
import { sharedNames } from './lib/names.ts'
import { goOffline, installed } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'
import type { E2eServer } from './lib/server.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { visit, visitAgain } from './lib/visit.ts'

type Mind = { games: { game: string; sessions: number }[]; streak: { current: number } }

const mindOf = async (page: Page, server: E2eServer) => (await (await page.request.get(`${server.url}/api/mind`)).json()) as Mind

/** Records everything that lights up: digits in their ring, stones in the water. A test that polls would miss some. */
const watchLights = (page: Page) =>
  page.evaluate(() => {
    const lights: string[] = []
    Object.assign(globalThis, { lights })
    let last: Element | null = null
    new MutationObserver(() => {
      const lit =
        document.querySelector('[data-lit]')?.closest('button') ??
        [...document.querySelectorAll('section [role=img]')].find((one) => /^\d$/.test(one.textContent))
      if (lit && lit !== last) lights.push(/\d/.exec(lit.getAttribute('aria-label') ?? '')![0])
      last = lit ?? null
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
const lightsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { lights: string[] }).lights)

/** Answers the shown rows (or paths) by keys: correctly up to `span`, with one error beyond it. Two of each length, as in the games. */
async function answerByKeys(page: Page, { from, span, ready }: { from: number; span: number; ready: RegExp }): Promise<void> {
  await watchLights(page)
  let seen = 0
  for (let length = from; length <= span + 1; length++)
    for (let row = 0; row < 2; row++) {
      await expect.poll(async () => (await lightsOf(page)).length).toBe(seen + length)
      const lit = (await lightsOf(page)).slice(seen)
      seen += length
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: ready })
          .or(page.getByRole('status', { name: ready })),
      ).toBeVisible()
      for (const key of length <= span ? lit : lit.map((one) => String((Number(one) % 9) + 1))) await page.keyboard.press(key)
    }
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
}

test('three games are played by keyboard with a known ability; the score, a tree for each, and a history are shown', async ({
  signedIn: page,
  server,
}) => {
  await watchStillness(page)
  await visit(page, '/brain-forest')
  await expect(page.getByText('Your forest is still empty.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await sharedNames(page)).toEqual([])
  expect(await movements(page)).toEqual([])

  await page.getByRole('link', { name: 'Play: Row of digits' }).press('Enter')
  await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter')
  await answerByKeys(page, { from: 3, span: 3, ready: /^Typed: 0/ })
  await expect(page.getByText('One more ring in the forest.')).toBeVisible()
  // Both rows of three and none of four: 2.5 plus twice a half.
  await expect(page.getByText('3.5', { exact: true })).toBeVisible()

  await visit(page, '/brain-forest/play/corsi')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter')
  await answerByKeys(page, { from: 2, span: 2, ready: /^Now you/ })
  await expect(page.getByText('One more ring in the forest.')).toBeVisible()
  await expect(page.getByText('Span × paths').locator('..').getByText('4', { exact: true })).toBeVisible()

  // A practice round, with a pause in the middle.
  await visit(page, '/brain-forest/play/symbol-digit')
  await page.getByRole('button', { name: 'Practise first' }).press('Enter')
  for (let nth = 0; nth < 5; nth++) {
    const code = page.getByRole('list', { name: 'Which digit belongs to which mark' })
    await expect(code).toBeVisible()
    if (nth === 2) {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Resume' }).press('Enter')
      await expect(code).toBeVisible()
    }
    const asked = await page.locator('section svg[role=img]').last().getAttribute('aria-label')
    const digit = await code
      .getByRole('listitem')
      .filter({ has: page.getByRole('img', { name: asked! }) })
      .textContent()
    await page.keyboard.press(digit!)
    await expect(page.getByText('Correct', { exact: true })).toBeVisible()
    await expect(page.getByText('Correct', { exact: true })).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: 'Practice done' })).toBeVisible()

  const { games, streak } = await mindOf(page, server)
  expect([games.map(({ game, sessions }) => [game, sessions]), streak.current]).toEqual([
    [
      ['corsi', 1],
      ['digit-span', 1],
    ],
    1,
  ])
  await visit(page, '/brain-forest')
  await expect(page.getByText('2 trees, 2 rings')).toBeVisible()
  expect(await movements(page)).toEqual([])
  await page.getByRole('button', { name: 'As a table' }).press('Enter')
  await page.getByRole('button', { name: 'Sessions of Stepping stones, tree 1' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Stepping stones, tree 1' }).getByRole('listitem')).toHaveCount(1)
  await visit(page, '/brain-forest/history?game=digit-span')
  await expect(page.getByText('6 more sessions')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  expect(await movements(page)).toEqual([])
})

test(
  'a game that was played without a network counts once, when the network is back',
  { tag: ['@core', '@offline'] },
  async ({ signedIn: page, context, server }) => {
    await visit(page, '/brain-forest/play/digit-span')
    await installed(page)
    await visitAgain(page)
    await goOffline(page)
    await page.goto('/brain-forest/play/digit-span')
    await page.getByRole('button', { name: 'Begin', exact: true }).press('Enter')
    await answerByKeys(page, { from: 3, span: 2, ready: /^Typed: 0/ })
    await expect(page.getByText('Saved on this device')).toBeVisible()
    expect((await mindOf(page, server)).games).toEqual([])
    await context.setOffline(false)
    await expect.poll(async () => (await mindOf(page, server)).games.map(({ sessions }) => sessions)).toEqual([1])
  },
)

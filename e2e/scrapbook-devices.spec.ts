import type { Page } from '@playwright/test'
import { goOffline, installed } from './lib/offline.ts'
import { newScrapbookPage, storedObjects } from './lib/scrapbook.ts'
import { expect, test } from './lib/test.ts'
import { visit, visitAgain } from './lib/visit.ts'

/** The texts that the server has of the page that is open. */
const texts = async (page: Page) => (await storedObjects(page, 'text')).map(({ text }) => String(text)).sort()

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Text' })
  await field.fill(words)
  await field.blur()
}

const shows = (page: Page, count: number) =>
  expect(page.getByRole('img', { name: count === 1 ? /with (one|1) object/ : new RegExp(`with ${count} objects`) })).toBeVisible()

test(
  'two devices write on one page, one of them without a network: both get everything, and nothing is lost',
  { tag: '@offline' },
  async ({ signedIn: page, browser }) => {
    await newScrapbookPage(page)
    await write(page, 'From the laptop')
    await expect.poll(() => texts(page)).toEqual(['From the laptop'])

    const { origin } = new URL(page.url())
    const other = await browser.newContext({ baseURL: origin, storageState: await page.context().storageState(), reducedMotion: 'reduce' })
    const phone = await other.newPage()
    await visit(phone, page.url())
    await shows(phone, 1)
    // The phone keeps the page, and loses its network.
    await installed(phone)
    await visitAgain(phone)
    await shows(phone, 1)
    await goOffline(phone)
    await write(phone, 'From the phone')
    await shows(phone, 2)
    await write(page, 'Again from the laptop')
    await expect.poll(() => texts(page)).toEqual(['Again from the laptop', 'From the laptop'])

    await other.setOffline(false)
    await expect.poll(() => texts(page)).toEqual(['Again from the laptop', 'From the laptop', 'From the phone'])
    for (const one of [page, phone]) {
      await visitAgain(one)
      await shows(one, 3)
    }
    await other.close()
  },
)

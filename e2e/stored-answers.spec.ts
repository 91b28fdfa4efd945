import type { Page } from '@playwright/test'
import { storedAnswers } from './lib/stored-answers.ts'
import { goOffline, installed } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name!).filter((name) => /^fernwell-.*-/.test(name)))

/** Puts records into one store of a database, creating both if they are missing; works on any page of the site. */
const write = (page: Page, database: string, store: string, records: Record<string, unknown>) =>
  page.evaluate(
    async ([name, into, all]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onupgradeneeded = () => void request.result.createObjectStore(into)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error as Error)
      })
      const transaction = db.transaction(into, 'readwrite')
      for (const [key, value] of Object.entries(all)) transaction.objectStore(into).put(value, key)
      await new Promise((resolve) => (transaction.oncomplete = resolve))
      db.close()
    },
    [database, store, records] as const,
  )

test('databases of earlier versions are deleted, and the draft of a habit is still there to continue', async ({ page, member, server }) => {
  const { id } = (await (await page.request.get(`${server.url}/api/user`)).json()) as { id: string }
  await page.goto('/robots.txt')
  const started = { name: 'Tea without a screen', kind: 'yes' }
  await write(page, `fernwell-habits-${id}`, 'kept', { list: { value: {}, at: 1 }, 'draft new': { value: started, at: 1 } })
  for (const feature of ['hub', 'garden']) await write(page, `fernwell-${feature}-${id}`, 'kept', {})
  await page.goto('/my-garden')
  await expect.poll(() => storedAnswers(page)).toContain('/api/garden')
  const names = await databases(page)
  for (const feature of ['hub', 'garden', 'habits']) expect(names).not.toContain(`fernwell-${feature}-${id}`)
  expect(member.username).not.toBe('')
  const draft = await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => {
          const found = request.result.transaction('drafts').objectStore('drafts').get('draft new')
          found.onsuccess = () => resolve(found.result)
        }
      }),
    `fernwell-person-${id}`,
  )
  expect(draft).toEqual(started)
})

test(
  'an answer of an older shape is not shown, at most sixty are kept, and signing out takes them all',
  { tag: '@offline' },
  async ({ page, member, server, context }) => {
    const { id } = (await (await page.request.get(`${server.url}/api/user`)).json()) as { id: string }
    await page.goto('/hub', { waitUntil: 'networkidle' })
    await installed(page)
    await page.reload({ waitUntil: 'networkidle' })
    await expect.poll(() => storedAnswers(page)).toContain('/api/hub')
    const many = Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`/api/old/${n}`, { data: {}, at: n, shape: '' }]))
    await write(page, `fernwell-person-${id}`, 'answers', many)
    await page.goto('/my-garden')
    await expect.poll(() => storedAnswers(page)).toHaveLength(60)
    expect(await storedAnswers(page)).toEqual(expect.arrayContaining(['/api/hub', '/api/garden', '/api/old/69']))

    await write(page, `fernwell-person-${id}`, 'answers', { '/api/hub': { data: { nothing: 'of today' }, at: Date.now(), shape: 'older' } })
    await page.goto('/soul', { waitUntil: 'networkidle' })
    await goOffline(page)
    await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Hub' }).click()
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText(/was last updated/)).toHaveCount(0)
    await context.setOffline(false)
    await page.goto('/profile')
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).first().click()
    await page.waitForURL(`${server.url}/`)
    expect(member.username).not.toBe('')
    expect((await databases(page)).filter((name) => name.endsWith(id))).toEqual([])
  },
)

import { expect, type Page } from '@playwright/test'
import { visit } from './visit.ts'

export type Fields = Record<string, unknown>
type Stored = { id: string; fields: Fields }

/** Makes a scrapbook, "By the sea", with one page, and opens the page. */
export async function newScrapbookPage(page: Page): Promise<void> {
  await visit(page, '/my-scrapbook')
  await page.getByRole('button', { name: 'New scrapbook' }).first().click()
  await page.getByLabel('Title').fill('By the sea')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'By the sea' })).toBeVisible()
  await page.getByRole('button', { name: 'New page' }).click()
  await expect(page.getByRole('toolbar', { name: 'Tools' })).toBeVisible()
}

/** The server's objects of a kind on the open page. */
export async function storedObjects(page: Page, kind: string): Promise<Fields[]> {
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const answer = await page.request.get(`/api/scrapbook/pages/${id}`)
  const all = answer.ok() ? ((await answer.json()) as Stored[]) : []
  return all.map(({ fields }) => fields).filter((fields) => fields.kind === kind && fields.deleted !== true)
}

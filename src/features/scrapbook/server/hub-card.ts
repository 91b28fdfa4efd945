import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { FeatureCard } from '#platform/server/hub.ts'
import type { LifeRecord } from '#platform/server/life-facts.ts'
import { aboutOf, itemsOf } from '../core/page.ts'
import { mapOf, openPage } from './sealing.ts'
import { newestPage, pagesOfDays } from './store.ts'

const SHORT = 80

/** A card of the page changed last, which stays valid on another day. No card before the first page. */
export async function scrapbookHubCards(app: HasDb & HasVault, person: Person): Promise<FeatureCard[]> {
  const row = await newestPage(app.db, person.id)
  if (!row) return []
  const records = mapOf(openPage(await app.vault.keyOf(person.id), row.id, row.sealed))
  const items = itemsOf(records)
  if (items.length === 0) return []
  const { title, book = null } = aboutOf(records)
  const page = {
    id: row.id,
    book,
    title,
    day: row.day,
    objects: items.length,
    picture: items.find(({ picture }) => picture)?.picture ?? null,
  }
  return [{ card: 'page', data: { page }, region: 'side', rank: 60, lasts: ['page'] }]
}

/** Pages of these days, so that a question about a day finds them and links to them. */
export async function scrapbookRecords(app: HasDb & HasVault, person: Person, days: readonly LocalDay[]): Promise<LifeRecord[]> {
  const rows = await pagesOfDays(app.db, person.id, days)
  if (rows.length === 0) return []
  const key = await app.vault.keyOf(person.id)
  return rows.map((row) => {
    const records = mapOf(openPage(key, row.id, row.sealed))
    const { title } = aboutOf(records)
    const words = itemsOf(records).flatMap(({ text }) => (text ? [text] : []))
    const first = title || words[0]?.slice(0, SHORT) || '…'
    return { id: row.id, day: row.day!, title: first, hint: null, area: 'journal', to: `/my-scrapbook/pages/${row.id}`, mood: null }
  })
}

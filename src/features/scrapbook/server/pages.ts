import { localDayOf } from '#platform/contract/dates.ts'
import { AppError, notFound } from '#platform/contract/errors.ts'
import { recordActivity } from '#platform/server/activity/activity.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { givingWay } from '#platform/server/core/give-way.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { isHere, mergeRecords, mergeStamped, type Records, type Stamped } from '../core/merge.ts'
import { META } from '../core/kinds.ts'
import { aboutOf, itemsOf } from '../core/page.ts'
import { MAX_PAGE_BYTES, MAX_RECORDS, type Book, type PageAnswer } from '../contract.ts'
import { scrapbookReasons } from '../reasons.en.ts'
import { listOf, mapOf, openBook, openPage, sealBook, sealPage } from './sealing.ts'
import { bookWith, booksOf, lockScrapbook, pageCounts, pagesOfBook, pageWith, writeBook, writePage, type PageRow } from './store.ts'

type Dependencies = HasClock & HasDb & HasVault

const POINTS = 5
/** Most traces of deleted objects per page, so that late changes from offline devices still merge correctly. */
const MAX_TRACES = 2000
/** Most bytes of JSON in one answer about a book; pages beyond it are sent without their objects. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024
/** Bytes to decrypt before the event loop gets a turn. */
const OPENED_AT_ONCE = 200_000

export async function listBooks(app: Dependencies, userId: string): Promise<Book[]> {
  const [key, rows, counts] = await Promise.all([app.vault.keyOf(userId), booksOf(app.db, userId), pageCounts(app.db, userId)])
  return rows.map(({ id, sealed }) => ({ id, record: openBook(key, id, sealed), pages: counts.get(id) ?? 0 }))
}

/** Merges fields of a book. Throws `limit`. */
export async function changeBook(app: Dependencies, userId: string, id: string, change: Stamped): Promise<void> {
  const key = await app.vault.keyOf(userId)
  await app.db.transaction(async (tx) => {
    await lockScrapbook(tx, userId)
    const here = await bookWith(tx, userId, id)
    const record = here ? mergeStamped(openBook(key, id, here.sealed), { ...change, id }) : { ...change, id }
    const now = app.clock.now()
    await writeBook(tx, { userId, id, sealed: sealBook(key, record), updatedAt: now, deletedAt: deletedAt(record, here, now) })
  })
}

/** The time of deletion; deleting again does not extend the time to restore. */
const deletedAt = (record: Stamped | undefined, here: { deletedAt: Date | null } | undefined, now: Date): Date | null =>
  !record || isHere(record) ? null : (here?.deletedAt ?? now)

export async function pagesIn(app: HasDb & HasVault, userId: string, bookId: string): Promise<PageAnswer[]> {
  const key = await app.vault.keyOf(userId)
  const pause = givingWay(OPENED_AT_ONCE)
  const answers: PageAnswer[] = []
  let bytes = 0
  for (const row of await pagesOfBook(app.db, userId, bookId)) {
    await pause(row.bytes)
    const records = openPage(key, row.id, row.sealed)
    bytes += row.bytes
    const isCut = bytes > MAX_ANSWER_BYTES
    answers.push({ id: row.id, records: isCut ? records.filter(({ id }) => id === META) : records, isCut })
  }
  return answers
}

/** Throws `not_found`. */
export async function readPage(app: HasDb & HasVault, userId: string, id: string): Promise<PageAnswer['records']> {
  const row = await pageWith(app.db, userId, id)
  if (!row) throw notFound(scrapbookReasons.page_not_here())
  return openPage(await app.vault.keyOf(userId), id, row.sealed)
}

/** The database row of a page. Throws `limit`, `too_large`. */
export function pageRow(key: PersonKey, userId: string, id: string, page: Records, here: PageRow | undefined, now: Date): PageRow {
  const records = listOf(withoutOldTraces(page))
  if (records.length > MAX_RECORDS) throw new AppError('limit', scrapbookReasons.page_full({ most: MAX_RECORDS }))
  const json = JSON.stringify(records)
  const bytes = Buffer.byteLength(json)
  if (bytes > MAX_PAGE_BYTES) throw new AppError('too_large', scrapbookReasons.page_large())
  const { book = null, day } = aboutOf(page)
  const sealed = sealPage(key, id, json)
  return { userId, id, bookId: book, day, sealed, bytes, updatedAt: now, deletedAt: deletedAt(page.get(META), here, now) }
}

function withoutOldTraces(page: Records): Records {
  const traces = [...page.values()].filter((record) => record.id !== META && !isHere(record))
  if (traces.length <= MAX_TRACES) return page
  const old = traces.toSorted((a, b) => (a.at < b.at ? -1 : 1)).slice(0, traces.length - MAX_TRACES)
  const next = new Map(page)
  for (const { id } of old) next.delete(id)
  return next
}

/** Merges changes into a page; its first object records an act of care. Throws `limit`, `too_large`. */
export async function changePage(
  app: Dependencies,
  person: Person,
  id: string,
  changes: readonly Stamped[],
  at = app.clock.now(),
): Promise<void> {
  const key = await app.vault.keyOf(person.id)
  await app.db.transaction(async (tx) => {
    await lockScrapbook(tx, person.id)
    const here = await pageWith(tx, person.id, id)
    const before: Records = here ? mapOf(openPage(key, id, here.sealed)) : new Map()
    const page = mergeRecords(before, changes)
    if (page === before) return
    await writePage(tx, pageRow(key, person.id, id, page, here, at))
    if (itemsOf(page).length === 0) return
    const act = {
      kind: 'scrapbook',
      at,
      zone: person.zone,
      localDay: localDayOf(at, person.zone, person.dayStart),
      amount: 1,
      unit: 'times',
      subject: id,
    }
    await recordActivity(tx, { ...act, points: POINTS, userId: person.id, key: `scrapbook:page:${id}` })
  })
}

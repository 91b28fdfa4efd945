import { messagesNow } from '#platform/web/i18n/messages.ts'
import { on } from '#platform/web/offline/entry.ts'
import { offlineChanges } from '#platform/web/offline/pending-changes.ts'
import { mergeRecords, mergeStamped, type Records, type Stamped } from '../../core/merge.ts'
import { putScrapbook, putScrapbookPage, type Book, type PageAnswer } from '../../contract.ts'
import { coreMessages } from '../core/messages.ts'

/** A change that the server has not confirmed yet. */
export type Change = { kind: 'book'; id: string; record: Stamped } | { kind: 'page'; id: string; records: readonly Stamped[] }

const rules = [
  // Every change is sent, because each names only the fields that it changes.
  on(putScrapbook, ({ params, body }): Change => ({ kind: 'book', id: params.id, record: body.record })),
  on(
    putScrapbookPage,
    ({ params, body }): Change => ({ kind: 'page', id: params.id, records: body.records }),
    ({ params, body }) => `scrapbook ${params.id} ${body.change}`,
  ),
]

export const changes = offlineChanges<Change>({ area: '/api/scrapbook/', rules, words: () => messagesNow(coreMessages) })

/** The server's books with all unconfirmed changes applied. */
export function booksWith(books: readonly Book[], since: readonly Change[]): Book[] {
  const all = new Map(books.map((book) => [book.id, book]))
  for (const change of since) {
    if (change.kind !== 'book') continue
    const { id, record } = change
    const here = all.get(id)
    all.set(id, here ? { ...here, record: mergeStamped(here.record, record) } : { id, record, pages: 0 })
  }
  return [...all.values()]
}

/** The server's page with all unconfirmed changes applied. */
export function pageWith(id: string, records: readonly Stamped[], since: readonly Change[]): Records {
  const own = since.flatMap((change) => (change.kind === 'page' && change.id === id ? change.records : []))
  return mergeRecords(new Map(records.map((record) => [record.id, record])), own)
}

/** Pages by id with all unconfirmed changes applied, including pages that the server does not have yet. */
export function pagesWith(pages: readonly PageAnswer[], since: readonly Change[]): ReadonlyMap<string, Records> {
  const known = new Map(pages.map(({ id, records }) => [id, records]))
  const ids = new Set([...known.keys(), ...since.flatMap((change) => (change.kind === 'page' ? [change.id] : []))])
  return new Map([...ids].map((id) => [id, pageWith(id, known.get(id) ?? [], since)]))
}

import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { messagesNow } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { isHere, stamped, type Records, type Value } from '../../core/merge.ts'
import { META } from '../../core/kinds.ts'
import type { Fields } from '../../core/fields.ts'
import { aboutOf } from '../../core/page.ts'
import { listScrapbookPages, listScrapbooks, putScrapbook, type Book } from '../../contract.ts'
import { coreMessages } from '../core/messages.ts'
import { booksWith, changes, pagesWith } from './changes.ts'
import { stampClock } from './stamps.ts'

export const booksQuery = () => queryOf(listScrapbooks)
export const pagesQuery = (book: string) => queryOf(listScrapbookPages, { params: { id: book } })

/** Stored books and lists of pages displace only each other, no other stored queries. */
const SHELF = { name: 'scrapbook', most: 40 }

export type KnownBook = { id: string; title: string; paper: string; colour: string; pages: number; isDeleted: boolean }

const knownBook = ({ id, record, pages }: Book): KnownBook => {
  const { title = '', paper = 'plain', colour = '#8a6a4a' } = record.fields as Fields
  return { id, title, paper, colour, pages, isDeleted: !isHere(record) }
}

/** The person's books: the server's, or this device's copy, with all later changes applied. */
export function useBooks() {
  const persisted = usePersistedQuery(booksQuery(), { fallback: 'while-loading', shelf: SHELF })
  const since = changes.use(persisted.at)
  // Without a network and an answer, books that were just created here are still listed.
  const known = persisted.data ?? (persisted.error && since.length > 0 ? NONE : undefined)
  const books = useMemo(() => known && booksWith(known, since).map(knownBook), [known, since])
  return { ...persisted, books }
}

const NONE: readonly Book[] = []

export type KnownPage = { id: string; records: Records }

/** The pages of a book in order, with all later changes applied. */
export function usePages(book: string) {
  const persisted = usePersistedQuery(pagesQuery(book), { fallback: 'while-loading', shelf: SHELF })
  const since = changes.use(persisted.at)
  const { data, error } = persisted
  const all = useMemo(() => {
    return [...pagesWith(data ?? [], since)]
      .map(([id, records]) => ({ id, records, about: aboutOf(records), meta: records.get(META) }))
      .filter(({ about, meta }) => about.book === book && meta !== undefined)
      .sort((a, b) => (a.about.order < b.about.order ? -1 : a.about.order > b.about.order ? 1 : a.id < b.id ? -1 : 1))
  }, [data, since, book])
  const isKnown = data !== undefined || (error !== null && all.length > 0)
  const pages = useMemo(() => (isKnown ? all.filter(({ meta }) => isHere(meta!)) : undefined), [isKnown, all])
  const deleted = useMemo(() => all.filter(({ meta }) => !isHere(meta!)), [all])
  return { ...persisted, pages, deleted }
}

/** Writes fields of a book. Resolves to whether the change is stored. */
export function writeBook(client: QueryClient, id: string, fields: Fields): Promise<boolean> {
  const record = stamped(id, fields as Record<string, Value>, stampClock.next())
  return changes.perform(client, putScrapbook, { params: { id }, body: { record } }, messagesNow(coreMessages).waitingBook)
}

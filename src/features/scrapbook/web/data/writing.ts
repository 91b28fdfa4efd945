import type { QueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import { orderBetween } from '../../core/edits.ts'
import { stamped, type Value } from '../../core/merge.ts'
import { META } from '../../core/kinds.ts'
import type { Fields } from '../../core/fields.ts'
import { aboutOf } from '../../core/page.ts'
import { PageWriter } from './page-writer.ts'
import { stampClock } from './stamps.ts'
import type { KnownPage } from './use-books.ts'

/** Adds a page at the end of a book, and returns its id. */
export function addPage(client: QueryClient, book: string, pages: readonly KnownPage[], fields: Fields = {}): string {
  const id = uuidv7()
  const last = pages.at(-1)
  const order = orderBetween(last && (aboutOf(last.records).order || undefined), undefined)
  void writeAbout(client, id, { book, order, format: 'portrait', paper: 'plain', colour: '#f6efe2', title: '', ...fields })
  return id
}

/** Writes fields of a page itself. */
export function writeAbout(client: QueryClient, id: string, fields: Fields): Promise<boolean> {
  return new PageWriter(id, client).write([stamped(META, fields as Record<string, Value>, stampClock.next())])
}

/** Moves a page one place forward or back among the others. */
export function movePage(client: QueryClient, pages: readonly KnownPage[], id: string, by: -1 | 1): void {
  const at = pages.findIndex((page) => page.id === id)
  const orderOf = (place: number) => (pages[place] ? aboutOf(pages[place].records).order || undefined : undefined)
  const [below, above] = by === -1 ? [orderOf(at - 2), orderOf(at - 1)] : [orderOf(at + 1), orderOf(at + 2)]
  void writeAbout(client, id, { order: orderBetween(below, above) })
}

// Module of the child process that makes books (see platform/server/isolation): a day of unusual text must not block the server.
import PDFDocument from 'pdfkit'
import type { Host } from '#platform/server/isolation/task.ts'
import type { BookSigns } from '../../contract/transfer.ts'
import type { Words } from '../export/entry-markdown.ts'
import { drawBook, type BookEntry, type BookInput } from './book.ts'
import { pdfOf } from '#platform/server/book/pdf.ts'
import { Typesetter } from '#platform/server/book/typesetter.ts'
import { signsMissing, textsOf } from './unshown.ts'

/** The child asks for entries a page at a time. */
const entriesFrom = (host: Host) => () => host.ask('entries') as Promise<BookEntry[]>

export const methods = {
  /** Scripts in these entries that the book's fonts lack. */
  async look({ names }: { names: Words }, host: Host): Promise<BookSigns> {
    const setter = await Typesetter.open(new PDFDocument({ autoFirstPage: true }))
    const next = entriesFrom(host)
    for (let page = await next(); page.length > 0; page = await next()) {
      for (const entry of page) for (const text of textsOf(entry, names)) setter.look(text)
    }
    return { scripts: signsMissing(setter.missing) }
  },

  async *draw(input: BookInput, host: Host): AsyncGenerator<Uint8Array> {
    const source = {
      entries: entriesFrom(host),
      photo: (id: string) => host.ask('photo', id) as Promise<Uint8Array | null>,
    }
    yield* pdfOf({ size: 'A5', margin: 50, title: 'Fernwell' }, (doc) => drawBook(input, source, doc))
  },
}

// The module of the child that makes books (see platform/server/isolation): a day of strange text must not keep the server.
import PDFDocument from 'pdfkit'
import type { Host } from '#platform/server/isolation/task.ts'
import { drawBook, type BookEntry, type BookInput } from './book.ts'

export const methods = {
  async *draw(input: BookInput, host: Host): AsyncGenerator<Uint8Array> {
    const doc = new PDFDocument({
      size: 'A5',
      margin: 50,
      autoFirstPage: false,
      bufferPages: true,
      info: { Title: 'Fernwell', Producer: 'Fernwell', Creator: 'Fernwell' },
    })
    const source = {
      entries: () => host.ask('entries') as Promise<BookEntry[]>,
      photo: (id: string) => host.ask('photo', id) as Promise<Uint8Array | null>,
    }
    drawBook(input, source, doc).then(
      () => doc.end(),
      (error: Error) => doc.destroy(error),
    )
    yield* doc as AsyncIterable<Uint8Array>
  },
}

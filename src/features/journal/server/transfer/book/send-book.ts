import type { FastifyReply } from 'fastify'
import { daysBetween } from '#platform/contract/dates.ts'
import { AppError, invalid } from '#platform/contract/errors.ts'
import type { App } from '#platform/server/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { takeQuota } from '#platform/server/quota/quota.ts'
import { MAX_BOOK_DAYS } from '../../../contract/transfer.ts'
import { attachmentHeader } from '../../attachments/disposition.ts'
import { wordsOf } from '../export.ts'
import { drawBook, type BookRequest } from './book.ts'
import { journalReasons } from '../../../reasons.en.ts'

const ALLOWANCE = {
  feature: 'journal.book',
  limit: 30,
  seconds: 86_400,
  reason: journalReasons.enough_books(),
}
/** Setting type is work for the processor: the others of this process want to be answered too. */
const AT_ONCE = 2
let underWay = 0

/** Streams a book as it is made. */
export async function sendBook(app: App, person: Person, request: BookRequest, reply: FastifyReply): Promise<FastifyReply> {
  const days = daysBetween(request.from, request.to)
  if (days < 0) throw invalid('to', journalReasons.book_backwards())
  if (days > MAX_BOOK_DAYS) throw invalid('to', journalReasons.book_too_long({ years: Math.floor(MAX_BOOK_DAYS / 366) }))
  if (underWay >= AT_ONCE) throw new AppError('unavailable', journalReasons.books_busy())
  await takeQuota(app.db, app.clock, person.id, ALLOWANCE)
  underWay++
  let released = false
  try {
    const key = await app.vault.keyOf(person.id)
    const names = await wordsOf(app, key, person.id)
    const { default: PDFDocument } = await import('pdfkit')
    const doc = new PDFDocument({
      size: 'A5',
      margin: 50,
      autoFirstPage: false,
      bufferPages: true,
      info: { Title: 'Fernwell', Producer: 'Fernwell', Creator: 'Fernwell' },
    })
    doc.on('close', done)
    doc.on('error', done)
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': attachmentHeader(`fernwell-journal-${request.from}-${request.to}.pdf`),
      'cache-control': 'no-store',
    })
    drawBook(app, person, key, request, names, doc, () => !doc.destroyed && !app.stopping.aborted).then(
      () => doc.end(),
      (error: Error) => {
        app.log.warn({ err: error }, 'a book was not finished')
        doc.destroy(error)
      },
    )
    return reply.send(doc)
  } catch (error) {
    done()
    throw error
  }

  function done(): void {
    if (released) return
    released = true
    underWay--
  }
}

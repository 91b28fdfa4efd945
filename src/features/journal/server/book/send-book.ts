import { Readable } from 'node:stream'
import type { SQL } from '#platform/server/db/drizzle.ts'
import type { FastifyReply } from 'fastify'
import { daysBetween } from '#platform/contract/dates.ts'
import { AppError, invalid } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasLog, HasStopping, HasStorage, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { isolatedTask, openIsolated, runIsolated } from '#platform/server/isolation/isolation.ts'
import { consumeQuota } from '#platform/server/quota/quota.ts'
import { openSealed } from '#platform/server/vault/chunks.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { JournalQuery } from '../../contract/sync.ts'
import { MAX_BOOK_DAYS, type BookSigns } from '../../contract/transfer.ts'
import { attachmentHeader } from '../attachments/disposition.ts'
import { inScope } from '../core/entries-store.ts'
import { filesOf } from '../core/files-store.ts'
import { wordsOf } from '../export/export.ts'
import { attachmentsOf, monthsOf, readEntriesOfDays, type StoredRecord } from '../core/reading-store.ts'
import { journalScope } from '../sync/journal-scope.ts'
import type { BookEntry, BookInput, BookRequest } from './book.ts'
import type { methods } from './book-task.ts'
import { journalReasons } from '../../reasons.en.ts'

const ALLOWANCE = {
  feature: 'journal.book',
  limit: 30,
  seconds: 86_400,
  reason: journalReasons.enough_books(),
}
const AT_ONCE = 2
const task = isolatedTask<typeof methods>(new URL('./book-task.ts', import.meta.url), {
  atOnce: AT_ONCE,
  stepMs: 120_000,
  totalMs: 15 * 60_000,
})
/** The check is short, so it does not queue behind books that are being made. */
const lookTask = isolatedTask<typeof methods>(new URL('./book-task.ts', import.meta.url), { atOnce: 1, stepMs: 30_000, totalMs: 60_000 })
let underWay = 0

/** Streams a book as it is made. */
export async function sendBook(
  app: HasClock & HasDb & HasLog & HasStopping & HasStorage & HasVault,
  person: Person,
  { journal, locked, ...request }: BookRequest & JournalQuery,
  reply: FastifyReply,
): Promise<FastifyReply> {
  assertSpan(request)
  if (underWay >= AT_ONCE) throw new AppError('unavailable', journalReasons.books_busy())
  await consumeQuota(app.db, app.clock, person.id, ALLOWANCE)
  underWay++
  let released = false
  const isCancelled = new AbortController()
  try {
    const key = await app.vault.keyOf(person.id)
    const { displayName, zone, dayStart } = person
    const within = inScope(await journalScope(app, person.id, { journal, locked }))
    const input: BookInput = {
      request,
      person: { displayName, zone, dayStart },
      names: await wordsOf(app, key, person.id),
      months: await monthsOf(app.db, person.id, request, within),
      now: app.clock.now(),
    }
    const session = await openIsolated(task, {
      host: hostOf(app, key, person.id, request, within),
      signal: AbortSignal.any([isCancelled.signal, app.stopping]),
    })
    const pages = Readable.from(session.stream('draw', input), { objectMode: false })
    pages.on('error', (error) => app.log.warn({ err: error }, 'a book was not finished'))
    pages.on('close', () => {
      // Aborts when the client disconnects.
      if (!pages.readableEnded) isCancelled.abort()
      session.close()
      done()
    })
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': attachmentHeader(`fernwell-journal-${request.from}-${request.to}.pdf`),
    })
    return reply.send(pages)
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

/** Scripts in these days that a book could not show, reported before it is made. */
export async function lookAtSigns(
  app: HasDb & HasLog & HasStopping & HasStorage & HasVault,
  userId: string,
  { from, to, ...asked }: { from: string; to: string } & JournalQuery,
): Promise<BookSigns> {
  const range = { from, to }
  assertSpan(range)
  const key = await app.vault.keyOf(userId)
  const names = await wordsOf(app, key, userId)
  const within = inScope(await journalScope(app, userId, asked))
  return runIsolated(lookTask, 'look', { names }, { host: hostOf(app, key, userId, range, within), signal: app.stopping })
}

function assertSpan({ from, to }: { from: string; to: string }): void {
  const days = daysBetween(from, to)
  if (days < 0) throw invalid('to', journalReasons.book_backwards())
  if (days > MAX_BOOK_DAYS) throw invalid('to', journalReasons.book_too_long({ years: Math.floor(MAX_BOOK_DAYS / 366) }))
}

const ENTRIES_AT_ONCE = 20

/** Requests that the child process may make: the entries of these days, page by page, and their photos. */
function hostOf(app: HasDb & HasStorage, key: PersonKey, userId: string, request: Pick<BookRequest, 'from' | 'to'>, within?: SQL) {
  const entries = readEntriesOfDays(app.db, key, userId, request, within)
  return {
    async entries(): Promise<BookEntry[]> {
      const page: StoredRecord<'entry'>[] = []
      while (page.length < ENTRIES_AT_ONCE) {
        const next = await entries.next()
        if (next.done) break
        page.push(next.value)
      }
      const ids = page.map(({ id }) => id)
      const attachments = Map.groupBy(await attachmentsOf(app.db, key, userId, ids), ({ data }) => data.entryId)
      return page.map(({ id, data }) => ({ data, attachments: attachments.get(id) ?? [] }))
    },
    async photo(id: string): Promise<Uint8Array | null> {
      const [file] = await filesOf(app.db, userId, [id])
      if (!file?.fullKey) return null
      return openSealed(app.storage, key, file.fullKey)
        .then((object) => object.readAll())
        .catch(() => null)
    },
  }
}

import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalid, notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasStorage, HasVault } from '#platform/server/app/app.ts'
import type { AskedPage, PageFacts } from '#platform/server/page-facts.ts'
import { countAttempt, spent } from '#platform/server/quota/quota.ts'
import { isHere, type Stamped } from '../core/merge.ts'
import { META } from '../core/kinds.ts'
import type { Fields } from '../core/fields.ts'
import { aboutOf, itemOf } from '../core/page.ts'
import type { PageAnswer } from '../contract.ts'
import { LinkToken, MAX_LINK_DAYS, type BookLink } from '../contract-shares.ts'
import { scrapbookReasons } from '../reasons.en.ts'
import { addLink, endLink, linksOf, linkWith, type Link } from './link-store.ts'
import { pagesIn } from './pages.ts'
import { pictures } from './pictures.ts'
import { mapOf, openBook } from './sealing.ts'
import { bookWith } from './store.ts'

type Dependencies = HasClock & HasDb & HasVault

const TOKEN_BYTES = 24
const DAY_MS = 86_400_000
/** Most opens of one link in a minute, over all visitors: more are no human readers. Pictures have a limit of their own. */
const OPENS_A_MINUTE = 60
const PICTURES_A_MINUTE = 1200

function asSent(link: Link, now: Date): BookLink {
  const { userId: _, bookId, createdAt, expiresAt, endedAt, ...rest } = link
  return {
    ...rest,
    book: bookId,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    isOpen: endedAt === null && expiresAt > now,
  }
}

export async function listLinks(app: Dependencies, userId: string): Promise<BookLink[]> {
  const now = app.clock.now()
  return (await linksOf(app.db, await app.vault.keyOf(userId), userId)).map((link) => asSent(link, now))
}

/** Throws `not_found`, `invalid`, `limit`. */
export async function makeLink(
  app: Dependencies,
  userId: string,
  id: string,
  asked: { book: string; expiresAt: string },
): Promise<BookLink> {
  const now = app.clock.now()
  const expiresAt = new Date(asked.expiresAt)
  if (expiresAt <= now) throw invalid('expiresAt', scrapbookReasons.link_past())
  if (expiresAt.getTime() - now.getTime() > MAX_LINK_DAYS * DAY_MS)
    throw invalid('expiresAt', scrapbookReasons.link_far({ days: MAX_LINK_DAYS }))
  const key = await app.vault.keyOf(userId)
  const book = await bookWith(app.db, userId, asked.book)
  if (!book || book.deletedAt) throw notFound(scrapbookReasons.book_not_here())
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const link: Link = { userId, id, bookId: asked.book, token, createdAt: now, expiresAt, endedAt: null }
  return asSent(await app.db.transaction((tx) => addLink(tx, key, link)), now)
}

/** Throws `not_found`. */
export async function revokeLink(app: HasClock & HasDb, userId: string, id: string): Promise<void> {
  const isEnded = await app.db.transaction((tx) => endLink(tx, userId, id, app.clock.now()))
  if (!isEnded) throw notFound(scrapbookReasons.link_not_here())
}

async function openLink(app: HasClock & HasDb, token: string, what: string, most: number) {
  const link = await linkWith(app.db, token, app.clock.now())
  if (!link) throw notFound(scrapbookReasons.link_not_here())
  const { used, resetsAt } = await countAttempt(app.db, app.clock, `scrapbook.${what}:${link.id}`, 60)
  if (used > most) throw spent({ limit: most, reason: scrapbookReasons.opened_often() }, resetsAt)
  return link
}

/** An object's visible fields, without its stamps per field, group, lock and deletion mark. */
function bare(record: Stamped): Stamped {
  const { group: _g, locked: _l, deleted: _d, ...fields } = record.fields
  return { id: record.id, at: record.at, fields }
}

const pagesShown = (pages: readonly PageAnswer[]): PageAnswer[] =>
  pages
    .map(({ id, records }) => ({ id, records: mapOf(records) }))
    .filter(({ records }) => records.has(META) && isHere(records.get(META)!))
    .toSorted((a, b) => (aboutOf(a.records).order < aboutOf(b.records).order ? -1 : 1))
    .map(({ id, records }) => {
      const seen = [...records.values()].filter((record) => record.id === META || itemOf(record) !== undefined)
      return { id, records: seen.map(bare), isCut: false }
    })

/** The book that a link shows. Throws the same `not_found` for unknown, ended, expired and deleted ones; throws `limit`. */
export async function openLinkedBook(app: Dependencies, token: string): Promise<{ title: string; pages: PageAnswer[] }> {
  const { userId, bookId } = await openLink(app, token, 'open', OPENS_A_MINUTE)
  const book = await bookWith(app.db, userId, bookId)
  if (!book || book.deletedAt) throw notFound(scrapbookReasons.link_not_here())
  const record = openBook(await app.vault.keyOf(userId), bookId, book.sealed)
  return { title: (record.fields as Fields).title ?? '', pages: pagesShown(await pagesIn(app, userId, bookId)) }
}

/** Sends a picture that is on a page of the book; for any other it throws `not_found`. */
export async function sendLinkedPicture(
  app: Dependencies & HasStorage,
  { token, id }: { token: string; id: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { userId, bookId } = await openLink(app, token, 'picture', PICTURES_A_MINUTE)
  const book = await bookWith(app.db, userId, bookId)
  const pages = book && !book.deletedAt ? pagesShown(await pagesIn(app, userId, bookId)) : []
  const isShown = pages.some(({ records }) => records.some(({ fields }) => fields.picture === id))
  if (!isShown) throw notFound(scrapbookReasons.link_not_here())
  return pictures.send(app, userId, { id, size: 'full' }, request, reply)
}

/** A link's page exists as long as the link is active; its link preview shows no content. */
export async function linkedPageFacts(app: HasClock & HasDb, { path, params }: AskedPage): Promise<PageFacts | undefined> {
  if (path !== '/shared-scrapbook/:token') return undefined
  const token = LinkToken.safeParse(params.token).data
  const found = token === undefined ? undefined : await linkWith(app.db, token, app.clock.now())
  return { status: found ? 200 : 404 }
}

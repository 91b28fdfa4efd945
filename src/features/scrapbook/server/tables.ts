import { date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '#platform/server/auth/tables.ts'
import type { Shape } from '#platform/server/pictures/image-driver.ts'
import type { AskedFailure, AskedState } from '../contract-asked.ts'

export const scrapbookBooks = pgTable(
  'scrapbook_books',
  {
    ...owned(),
    /** Its fields with their stamps. */
    sealed: bytea('sealed').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Time of deletion; some weeks later the row is removed. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

export const scrapbookPages = pgTable(
  'scrapbook_pages',
  {
    ...owned(),
    /** The current book, copied from the page's fields; null while only objects of the page have arrived. */
    bookId: uuid('book_id'),
    /** The day that the page is about, if any. */
    day: date('day', { mode: 'string' }),
    /** The page's own record and its objects, compressed and sealed together. */
    sealed: bytea('sealed').notNull(),
    bytes: integer('bytes').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('scrapbook_pages_by_book').on(t.userId, t.bookId),
    index('scrapbook_pages_by_day').on(t.userId, t.day),
  ],
)

export const scrapbookPictures = pgTable(
  'scrapbook_pictures',
  {
    ...owned(),
    /** Keyed digest of the uploaded bytes, with the person's key; it identifies a repeated upload. */
    digest: bytea('digest').notNull(),
    fullKey: text('full_key').notNull(),
    thumbKey: text('thumb_key').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** Requests for pictures that a model has not finished; a finished picture is in the pictures table. */
export const scrapbookAsked = pgTable(
  'scrapbook_asked',
  {
    userId: owner(),
    /** The picture's id, once it is made. */
    id: uuid('id').notNull(),
    /** The words of the request, encrypted with the person's key. */
    sealed: bytea('sealed').notNull(),
    shape: text('shape').$type<Shape>().notNull(),
    state: text('state').$type<AskedState>().notNull(),
    failure: text('failure').$type<AskedFailure>(),
    /** The attempt that may finish this request; an older attempt changes nothing. */
    attempt: uuid('attempt').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** Links that show a book to anyone who has the address. */
export const scrapbookLinks = pgTable(
  'scrapbook_links',
  {
    ...owned(),
    bookId: uuid('book_id').notNull(),
    /** SHA-256 of the token: the table alone does not open the link. */
    tokenHash: bytea('token_hash').notNull(),
    /** The token, for its owner. */
    sealed: bytea('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // A visitor sends only the token of a link.
    uniqueIndex('scrapbook_links_by_token').on(t.tokenHash),
  ],
)

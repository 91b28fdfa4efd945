import { z } from 'zod'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { StampedShape } from './contract-record.ts'

export const MAX_BOOKS = 100
export const MAX_PAGES = 3000
/** Most pages of one book that its view shows. */
export const MAX_PAGES_OF_BOOK = 200
/** Most changes in one call. */
export const MAX_CHANGES = 400
/** Largest page as JSON: room for 2,000 objects, long strokes among them. */
export const MAX_PAGE_BYTES = 6 * 1024 * 1024
/** Most stored bytes of all pages of a person together. */
export const MAX_ALL_BYTES = 1024 ** 3
/** Most objects and traces of deleted ones on a page, for several devices that each stayed within MAX_OBJECTS. */
export const MAX_RECORDS = 6000
export const MAX_PICTURES = 3000
export const MAX_PICTURE_BYTES = 30 * 1024 * 1024
/** Days until a deleted book or page is deleted permanently. */
export const DAYS_TO_RESTORE = 30

const params = z.object({ id: Id })

// Lists are plain arrays: a client that gets a 500 here continues with an empty one.

export const Book = z.object({
  id: Id,
  record: StampedShape,
  /** Pages that are not deleted. */
  pages: z.int(),
})
export type Book = z.infer<typeof Book>

export const listScrapbooks = endpoint({
  method: 'GET',
  path: '/api/scrapbook/books',
  summary: 'List the person’s scrapbooks, including deleted ones until their permanent deletion',
  response: z.array(Book),
  persisted: true,
})

export const putScrapbook = endpoint({
  method: 'PUT',
  path: '/api/scrapbook/books/:id',
  summary: 'Create a scrapbook or merge changes of its fields; idempotent, in any order',
  params,
  body: z.object({ record: StampedShape }),
  response: z.object({ stored: z.literal(true) }),
  errors: ['limit'],
  offline: true,
})

export const PageAnswer = z.object({
  id: Id,
  /** The page's own record under `page`, and its objects; only the page's own record where `isCut`. */
  records: z.array(StampedShape),
  isCut: z.boolean(),
})
export type PageAnswer = z.infer<typeof PageAnswer>

export const listScrapbookPages = endpoint({
  method: 'GET',
  path: '/api/scrapbook/books/:id/pages',
  summary: 'List the pages of a scrapbook with their objects, including deleted ones, up to the size limit of a response',
  params,
  response: z.array(PageAnswer),
  persisted: true,
})

export const getScrapbookPage = endpoint({
  method: 'GET',
  path: '/api/scrapbook/pages/:id',
  summary: 'Get a page with its objects, including deletion marks',
  params,
  response: z.array(StampedShape),
  errors: ['not_found'],
  persisted: true,
})

export const putScrapbookPage = endpoint({
  method: 'PUT',
  path: '/api/scrapbook/pages/:id',
  summary: 'Merge changes of a page and its objects; the latest write of each field wins; idempotent, in any order',
  params,
  maxBytes: 4 * 1024 * 1024,
  body: z.object({
    /** Id of a parcel of changes: a newer parcel with the same id contains the older one and replaces it. */
    change: Id,
    records: z.array(StampedShape).min(1).max(MAX_CHANGES),
  }),
  response: z.object({ stored: z.literal(true) }),
  errors: ['limit', 'too_large'],
  offline: true,
})

export const Picture = z.object({ id: Id, width: z.int(), height: z.int() })
export type Picture = z.infer<typeof Picture>

export const listScrapbookPictures = endpoint({
  method: 'GET',
  path: '/api/scrapbook/pictures',
  summary: 'List the pictures of scrapbooks, newest first',
  response: z.array(Picture),
  persisted: true,
})

export const putScrapbookPicture = endpoint({
  method: 'PUT',
  path: '/api/scrapbook/pictures/:id',
  summary: 'Store a picture, encrypted and without metadata (location, camera, time); idempotent by id',
  params,
  body: bytes(['application/octet-stream'], MAX_PICTURE_BYTES),
  response: Picture,
  errors: ['unsupported', 'too_large', 'conflict', 'limit'],
  offline: true,
})

export const getScrapbookPicture = endpoint({
  method: 'GET',
  path: '/api/scrapbook/pictures/:id/:size',
  summary: 'Get a picture: `full` or `thumb`; supports byte ranges',
  params: z.object({ id: Id, size: z.enum(['full', 'thumb']) }),
  response: bytes(['image/webp']),
  errors: ['not_found', 'range'],
})

export const deleteScrapbookPicture = endpoint({
  method: 'DELETE',
  path: '/api/scrapbook/pictures/:id',
  summary: 'Delete a picture permanently; pages show an empty frame in its place',
  params,
  response: z.object({ removed: z.literal(true) }),
  errors: ['not_found'],
})

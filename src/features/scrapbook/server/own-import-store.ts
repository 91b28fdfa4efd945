import { z } from 'zod'
import { Id } from '#platform/contract/ids.ts'
import type { AnyImportPart } from '#platform/server/imports/part.ts'
import { idPart } from '#platform/server/imports/table-part.ts'
import { picturePart } from '#platform/server/pictures/picture-part.ts'
import { StampedShape } from '../contract-record.ts'
import { MAX_BOOKS, MAX_PAGES, MAX_PICTURES, MAX_RECORDS, Picture } from '../contract.ts'
import { BOOKS_FILE, PAGES_FILE, PICTURE_FOLDER, PICTURES_FILE } from './export-person.ts'
import { pageRow } from './pages.ts'
import { pictures } from './pictures.ts'
import { mapOf, sealBook } from './sealing.ts'
import { lockScrapbook } from './store.ts'
import { scrapbookBooks, scrapbookPages } from './tables.ts'

export const scrapbookParts: readonly AnyImportPart[] = [
  idPart({
    id: 'scrapbook.page',
    name: { en: 'pages of scrapbooks', de: 'Seiten der Sammelbücher' },
    file: PAGES_FILE,
    shape: z.object({ id: Id, records: z.array(StampedShape).max(MAX_RECORDS) }),
    table: scrapbookPages,
    fingerprint: [scrapbookPages.sealed],
    limit: { most: MAX_PAGES, lock: lockScrapbook },
    row: ({ id, records }, { userId, key, now }) => pageRow(key, userId, id, mapOf(records), undefined, now),
  }),
  idPart({
    id: 'scrapbook.book',
    name: { en: 'scrapbooks', de: 'Sammelbücher' },
    file: BOOKS_FILE,
    shape: StampedShape.refine(({ id }) => Id.safeParse(id).success),
    table: scrapbookBooks,
    fingerprint: [scrapbookBooks.sealed],
    limit: { most: MAX_BOOKS },
    row: (record, { userId, key, now }) => ({
      userId,
      id: record.id,
      sealed: sealBook(key, record),
      updatedAt: now,
      deletedAt: null,
    }),
  }),
  picturePart({
    id: 'scrapbook.picture',
    name: { en: 'pictures in scrapbooks', de: 'Bilder in Sammelbüchern' },
    file: PICTURES_FILE,
    shape: Picture,
    idOf: ({ id }) => id,
    path: PICTURE_FOLDER,
    pictures,
    most: MAX_PICTURES,
    rowOf: (stored, { id }) => ({ ...stored, id }),
    // A picture never changes.
    fingerprintOf: () => '',
  }),
]

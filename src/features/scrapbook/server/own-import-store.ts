import { and, eq, inArray } from '#platform/server/db/drizzle.ts'
import { z } from 'zod'
import { AppError } from '#platform/contract/errors.ts'
import { Id } from '#platform/contract/ids.ts'
import { deleteImportedRows, saveImportedRows, type ImportedRow } from '#platform/server/imports/imported-rows-store.ts'
import { anyPart, listIn, type AnyImportPart, type OwnImportRun, type OwnUndoRun } from '#platform/server/imports/part.ts'
import { tablePart } from '#platform/server/imports/table-part.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import { StampedShape } from '../contract-record.ts'
import { MAX_BOOKS, MAX_PAGES, MAX_PICTURES, MAX_RECORDS, Picture } from '../contract.ts'
import { BOOKS_FILE, PAGES_FILE, PICTURE_FOLDER, PICTURES_FILE } from './export-person.ts'
import { pageRow } from './pages.ts'
import { addPicture, type PictureRow } from './picture-store.ts'
import { gather, removeObjects, storePicture } from './pictures.ts'
import { mapOf, sealBook } from './sealing.ts'
import { lockScrapbook } from './store.ts'
import { scrapbookBooks, scrapbookPages, scrapbookPictures } from './tables.ts'

const PICTURES = 'scrapbook.picture'
const bytesOf = ({ id }: Picture) => `${PICTURE_FOLDER}${id}`
const these = (userId: string, ids: readonly string[]) => and(eq(scrapbookPictures.userId, userId), inArray(scrapbookPictures.id, [...ids]))

export const scrapbookParts: readonly AnyImportPart[] = [
  tablePart({
    id: 'scrapbook.page',
    name: { en: 'pages of scrapbooks', de: 'Seiten der Sammelbücher' },
    file: PAGES_FILE,
    shape: z.object({ id: Id, records: z.array(StampedShape).max(MAX_RECORDS) }),
    idOf: ({ id }) => id,
    table: scrapbookPages,
    column: scrapbookPages.id,
    fingerprint: [scrapbookPages.sealed],
    limit: { most: MAX_PAGES, lock: lockScrapbook },
    row: ({ id, records }, { userId, key, now }) => pageRow(key, userId, id, mapOf(records), undefined, now),
  }),
  tablePart({
    id: 'scrapbook.book',
    name: { en: 'scrapbooks', de: 'Sammelbücher' },
    file: BOOKS_FILE,
    shape: StampedShape.refine(({ id }) => Id.safeParse(id).success),
    idOf: ({ id }) => id,
    table: scrapbookBooks,
    column: scrapbookBooks.id,
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
  anyPart<Picture>({
    id: PICTURES,
    name: { en: 'pictures in scrapbooks', de: 'Bilder in Sammelbüchern' },
    file: PICTURES_FILE,
    of: (value) => listIn(value),
    shape: Picture,
    idOf: ({ id }) => id,
    bytesOf,
    async known(app, userId, pictures) {
      const ids = pictures.map(({ id }) => id)
      const rows = await app.db.select({ id: scrapbookPictures.id }).from(scrapbookPictures).where(these(userId, ids))
      return new Set(rows.map(({ id }) => id))
    },
    room: async (app, userId) => MAX_PICTURES - (await app.db.$count(scrapbookPictures, eq(scrapbookPictures.userId, userId))),
    async insert(run, pictures) {
      let came = 0
      for (const picture of pictures) if (await insertPicture(run, picture)) came++
      return came
    },
    remove: removePictures,
  }),
]

/** Stores one picture; one at a time, because each takes some megabytes and comes from a zip. Unreadable pictures are skipped. */
async function insertPicture(run: OwnImportRun, picture: Picture): Promise<boolean> {
  const { app, key, row, files } = run
  const path = files.get(bytesOf(picture))
  if (path === undefined) return false
  let stored: PictureRow | undefined
  let isAdded = false
  try {
    stored = await storePicture(app, key, row.userId, picture.id, await gather(run.open(path)))
    const added = stored
    isAdded = await app.db.transaction(async (tx) => {
      await run.lock(tx)
      if (!(await addPicture(tx, added))) return false
      await saveImportedRows(tx, row, PICTURES, [{ id: picture.id, fingerprint: '' }])
      return true
    })
    return isAdded
  } catch (error) {
    if (error instanceof AppError && error.code === 'limit') throw new TaskError('no_room')
    if (error instanceof AppError && ['too_large', 'unsupported'].includes(error.code)) return false
    throw error
  } finally {
    if (stored && !isAdded) await removeObjects(app, stored)
  }
}

/** Deletes the objects after their rows; if the process ends in between, the nightly sweep finds them. */
async function removePictures({ app, row, lock }: OwnUndoRun, rows: readonly ImportedRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const deleted = await app.db.transaction(async (tx) => {
    await lock(tx)
    const here = ids.length === 0 ? [] : await tx.delete(scrapbookPictures).where(these(row.userId, ids)).returning()
    await deleteImportedRows(tx, row, PICTURES, ids)
    return here
  })
  for (const picture of deleted) await removeObjects(app, picture)
}

import { and, eq, inArray, sql } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { Id } from '#platform/contract/ids.ts'
import type { BodyEntry } from '#platform/server/body-entries.ts'
import { deleteImportedRows, saveImportedRows } from '#platform/server/imports/imported-rows-store.ts'
import { anyPart, listIn, type AnyImportPart, type ImportPart, type OwnImportRun, type OwnUndoRun } from '#platform/server/imports/part.ts'
import { tablePart } from '#platform/server/imports/table-part.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import type { ImportedRow } from '#platform/server/imports/imported-rows-store.ts'
import { Entry, MAX_ENTRIES, Profile } from '../contract.ts'
import { BodyPhoto, MAX_BODY_PHOTOS } from '../contract-photos.ts'
import { PHOTO_FOLDER } from './export-person.ts'
import { gather, removeObjects, shown, storePicture } from './photos.ts'
import { addPhoto, type PhotoRow } from './photo-store.ts'
import { sealEntry, sealProfile } from './store.ts'
import { measurementsEntries, measurementsPhotos, measurementsProfiles } from './tables.ts'

const PHOTOS = 'measurements.photo'
const pictureOf = ({ id }: Pick<BodyPhoto, 'id'>) => `${PHOTO_FOLDER}${id}`
/** The fields of a photo that a person can edit. */
const fingerprintOf = ({ day, pose }: Pick<BodyPhoto, 'day' | 'pose'>) => `${day} ${pose}`
const thesePhotos = (userId: string, ids: readonly string[]) =>
  and(eq(measurementsPhotos.userId, userId), inArray(measurementsPhotos.id, [...ids]))

const entries = tablePart({
  id: 'measurements.entry',
  name: { en: 'measurements', de: 'Messungen' },
  file: 'measurements/entries.jsonl',
  shape: Entry,
  idOf: ({ id }) => id,
  table: measurementsEntries,
  column: measurementsEntries.id,
  fingerprint: [measurementsEntries.day, measurementsEntries.sealed],
  limit: { most: MAX_ENTRIES },
  row: ({ id, day, at, values, note }, { userId, key }) => ({
    userId,
    id,
    day,
    at: new Date(at),
    sealed: sealEntry(key, id, { values, note }),
  }),
})

/** The same part for body figures from files of other apps: imports of other features pass them through a slot (ADR 59). */
export const bodyEntriesPart = entries as unknown as ImportPart<BodyEntry>

export const measurementsParts: readonly AnyImportPart[] = [
  entries,
  tablePart({
    id: 'measurements.profile',
    name: { en: 'what formulas may know of your body', de: 'was Formeln von deinem Körper wissen dürfen' },
    file: 'measurements/profile.json',
    shape: Profile,
    // Each person has exactly one profile.
    idOf: () => 'profile',
    table: measurementsProfiles,
    column: sql`'profile'`,
    fingerprint: [measurementsProfiles.sealed],
    row: (profile, { userId, key }) => ({ userId, sealed: sealProfile(key, profile) }),
  }),
  anyPart<BodyPhoto>({
    id: PHOTOS,
    name: { en: 'photos of measurements', de: 'Fotos der Messungen' },
    file: 'measurements/photos.json',
    of: (value) => listIn(value),
    shape: BodyPhoto.extend({ id: Id }),
    idOf: ({ id }) => id,
    bytesOf: pictureOf,
    async known(app, userId, photos) {
      const ids = photos.map(({ id }) => id)
      const rows = await app.db.select({ id: measurementsPhotos.id }).from(measurementsPhotos).where(thesePhotos(userId, ids))
      return new Set(rows.map(({ id }) => id))
    },
    room: async (app, userId) => MAX_BODY_PHOTOS - (await app.db.$count(measurementsPhotos, eq(measurementsPhotos.userId, userId))),
    async insert(run, photos) {
      let came = 0
      for (const photo of photos) if (await insertPhoto(run, photo)) came++
      return came
    },
    remove: removePhotos,
  }),
]

/** Imports one photo at a time: its bytes come from a zip and take some megabytes. Skips a file that is no readable image. */
async function insertPhoto(run: OwnImportRun, photo: BodyPhoto): Promise<boolean> {
  const { app, key, row, files } = run
  const path = files.get(pictureOf(photo))
  if (path === undefined) return false
  let stored: PhotoRow | undefined
  let isAdded = false
  try {
    stored = await storePicture(app, key, row.userId, photo, await gather(run.open(path)))
    const added = stored
    isAdded = await app.db.transaction(async (tx) => {
      await run.lock(tx)
      if (!(await addPhoto(tx, added))) return false
      await saveImportedRows(tx, row, PHOTOS, [{ id: photo.id, fingerprint: fingerprintOf(photo) }])
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

/** Deletes objects after the transaction deleted their rows. If the process ends in between, the nightly sweep deletes them. */
async function removePhotos({ app, key, row, lock, retained }: OwnUndoRun, rows: readonly ImportedRow[]): Promise<void> {
  const deleted = await app.db.transaction(async (tx) => {
    await lock(tx)
    const here = await tx
      .select()
      .from(measurementsPhotos)
      .where(
        thesePhotos(
          row.userId,
          rows.map(({ id }) => id),
        ),
      )
    const then = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]))
    const same = here.filter((photo) => fingerprintOf(shown(key, photo)) === then.get(photo.id))
    for (const photo of here) if (!same.includes(photo)) retained.add(photo.id)
    if (same.length > 0)
      await tx.delete(measurementsPhotos).where(
        thesePhotos(
          row.userId,
          same.map(({ id }) => id),
        ),
      )
    const left = rows.map(({ id }) => id).filter((id) => !retained.has(id))
    await deleteImportedRows(tx, row, PHOTOS, left)
    return same
  })
  for (const photo of deleted) await removeObjects(app, photo)
}

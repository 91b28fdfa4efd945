import { notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasStorage, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { ownPictures } from '#platform/server/pictures/own-pictures.ts'
import type { StoredPicture } from '#platform/server/pictures/picture-rows-store.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_BODY_PHOTO_BYTES, type BodyPhoto, type Pose } from '../contract-photos.ts'
import { measurementsReasons } from '../reasons.en.ts'
import { changePhoto, photoRows, type PhotoRow } from './photo-store.ts'
import { assertNotAhead } from './store.ts'

type Described = Pick<BodyPhoto, 'id' | 'day' | 'pose'>

export const bodyPhotos = ownPictures({
  rows: photoRows,
  area: 'measurements',
  folder: 'photos',
  digest: 'body-photo',
  maxBytes: MAX_BODY_PHOTO_BYTES,
  reasons: {
    tooLarge: measurementsReasons.photo_too_large,
    unreadable: measurementsReasons.photo_unreadable,
    notHere: measurementsReasons.photo_not_here,
    idTaken: measurementsReasons.photo_id_taken,
  },
})

const sealPose = (key: PersonKey, id: string, pose: Pose) => key.seal(`measurements-photo/${id}`, pose)
const openPose = (key: PersonKey, id: string, sealed: Buffer) => key.open(`measurements-photo/${id}`, sealed).toString() as Pose

export const shown = (key: PersonKey, { id, day, sealed, width, height }: PhotoRow): BodyPhoto => ({
  id,
  day,
  pose: openPose(key, id, sealed),
  width,
  height,
})

export const photoRow = (stored: StoredPicture, { id, day, pose }: Described, key: PersonKey): PhotoRow => ({
  ...stored,
  id,
  day,
  sealed: sealPose(key, id, pose),
})

/** Saves a photo. The same bytes under the same id return the existing photo; other bytes throw `conflict`. */
export async function savePhoto(
  app: HasClock & HasDb & HasStorage & HasVault,
  person: Person,
  about: Described,
  content: AsyncIterable<Uint8Array>,
): Promise<BodyPhoto> {
  assertNotAhead(app, person, about.day)
  const row = await bodyPhotos.save(app, person.id, about.id, content, (stored, key) => photoRow(stored, about, key))
  return shown(await app.vault.keyOf(person.id), row)
}

export async function listPhotos(app: HasDb & HasVault, userId: string): Promise<BodyPhoto[]> {
  const key = await app.vault.keyOf(userId)
  return (await photoRows.list(app.db, userId)).map((row) => shown(key, row))
}

/** Changes day and pose. Throws `not_found`, and `invalid` for a future day. */
export async function describePhoto(
  app: HasClock & HasDb & HasVault,
  person: Person,
  id: string,
  { day, pose }: Pick<BodyPhoto, 'day' | 'pose'>,
): Promise<BodyPhoto> {
  assertNotAhead(app, person, day)
  const key = await app.vault.keyOf(person.id)
  const row = await changePhoto(app.db, person.id, id, { day, sealed: sealPose(key, id, pose) })
  if (!row) throw notFound(measurementsReasons.photo_not_here())
  return shown(key, row)
}

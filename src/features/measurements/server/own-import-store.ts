import { sql } from '#platform/server/db/drizzle.ts'
import { Id } from '#platform/contract/ids.ts'
import type { BodyEntry } from '#platform/server/body-entries.ts'
import type { AnyImportPart, ImportPart } from '#platform/server/imports/part.ts'
import { idPart, tablePart } from '#platform/server/imports/table-part.ts'
import { picturePart } from '#platform/server/pictures/picture-part.ts'
import { Entry, MAX_ENTRIES, Profile } from '../contract.ts'
import { BodyPhoto, MAX_BODY_PHOTOS } from '../contract-photos.ts'
import { PHOTO_FOLDER } from './export-person.ts'
import { bodyPhotos, photoRow, shown } from './photos.ts'
import { sealEntry, sealProfile } from './store.ts'
import { measurementsEntries, measurementsProfiles } from './tables.ts'

const entries = idPart({
  id: 'measurements.entry',
  name: { en: 'measurements', de: 'Messungen' },
  file: 'measurements/entries.jsonl',
  shape: Entry,
  table: measurementsEntries,
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
  picturePart({
    id: 'measurements.photo',
    name: { en: 'photos of measurements', de: 'Fotos der Messungen' },
    file: 'measurements/photos.json',
    shape: BodyPhoto.extend({ id: Id }),
    idOf: ({ id }) => id,
    path: PHOTO_FOLDER,
    pictures: bodyPhotos,
    most: MAX_BODY_PHOTOS,
    rowOf: photoRow,
    fingerprintOf: (row, key) => `${row.day} ${shown(key, row).pose}`,
  }),
]

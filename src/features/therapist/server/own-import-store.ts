import type { AnyImportPart } from '#platform/server/imports/part.ts'
import { idPart } from '#platform/server/imports/table-part.ts'
import { MAX_RECORDS, TherapistRecord } from '../contract.ts'
import { RECORDS_FILE } from './export-person.ts'
import { sealBody } from './core/sealing.ts'
import { therapistRecords } from './core/tables.ts'

export const therapistParts: readonly AnyImportPart[] = [
  idPart({
    id: 'therapist.record',
    name: { en: 'records of the therapist area', de: 'Einträge des Therapiebereichs' },
    file: RECORDS_FILE,
    shape: TherapistRecord,
    table: therapistRecords,
    fingerprint: [therapistRecords.revision],
    limit: { most: MAX_RECORDS },
    row: ({ id, kind, day, at, revision, body }, { userId, key }) => ({
      userId,
      id,
      kind,
      day,
      at: new Date(at),
      revision,
      sealed: sealBody(key, id, body),
    }),
  }),
]

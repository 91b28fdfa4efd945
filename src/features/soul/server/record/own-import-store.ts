import type { AnyImportPart } from '#platform/server/imports/part.ts'
import { idPart } from '#platform/server/imports/table-part.ts'
import { MINDFUL_MOST, MindfulSession } from '../../contract-record.ts'
import { mindfulSessions } from '../tables.ts'
import { sealSource } from './record-store.ts'

export const MINDFUL_FILE = 'soul/mindful.jsonl'

/** The part of the record that an export restores; soul itself imports the listening. */
export const recordParts: readonly AnyImportPart[] = [
  idPart({
    id: 'soul.sitting',
    name: { en: 'sittings of other apps', de: 'Sitzungen aus anderen Apps' },
    file: MINDFUL_FILE,
    shape: MindfulSession,
    table: mindfulSessions,
    fingerprint: [mindfulSessions.startedAt],
    limit: { most: MINDFUL_MOST },
    row: ({ id, startedAt, day, seconds, source }, { userId, key }) => ({
      userId,
      id,
      startedAt: new Date(startedAt),
      day,
      seconds,
      sealed: sealSource(key, id, source),
    }),
  }),
]

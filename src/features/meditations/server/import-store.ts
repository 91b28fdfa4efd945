import { and, eq, sql } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { deleteImportedRows, saveImportedRows, type ImportedRow } from '#platform/server/imports/imported-rows-store.ts'
import { anyPart, type AnyImportPart, type OwnImportRun, type OwnUndoRun } from '#platform/server/imports/part.ts'
import { idPart } from '#platform/server/imports/table-part.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import { ExportedMeditation, ExportedRecording, OWN_MOST } from '../contract.ts'
import { recordingKey } from './files.ts'
import { takeRecording } from './recordings.ts'
import { meditationById, recordingsOf, sealMeditation, writeRecording } from './store.ts'
import { meditationRecordings, ownMeditations } from './tables.ts'

export const OWN_FILE = 'meditations/own.json'
export const RECORDINGS_FILE = 'meditations/recordings.json'
export const RECORDINGS_FOLDER = 'meditations/recordings/'

const RECORDINGS = 'meditations.recording'
const nameOf = ({ meditationId, number }: Pick<ExportedRecording, 'meditationId' | 'number'>) => `${meditationId}-${number}`
const fileOf = (recording: ExportedRecording) => `${RECORDINGS_FOLDER}${nameOf(recording)}`

/** The part of the export that an import restores: private meditations, without sounds until they are rendered again. */
export const meditationParts: readonly AnyImportPart[] = [
  idPart({
    id: 'meditations.own',
    name: { en: 'meditations you made', de: 'Meditationen, die du gemacht hast' },
    file: OWN_FILE,
    shape: ExportedMeditation,
    table: ownMeditations,
    fingerprint: [ownMeditations.sealed],
    limit: { most: OWN_MOST },
    row: ({ id, day, createdAt, updatedAt, isFavourite, ...sealed }, { userId, key }) => ({
      userId,
      id,
      sealed: sealMeditation(key, id, sealed),
      day,
      createdAt: new Date(createdAt),
      updatedAt: new Date(updatedAt),
      favouriteSince: isFavourite ? new Date(updatedAt) : null,
    }),
  }),
  anyPart<ExportedRecording>({
    id: RECORDINGS,
    name: { en: 'recordings of your voice', de: 'Aufnahmen deiner Stimme' },
    file: RECORDINGS_FILE,
    shape: ExportedRecording,
    idOf: nameOf,
    bytesOf: fileOf,
    async known(app, userId) {
      return new Set((await recordingsOf(app.db, userId)).map(nameOf))
    },
    async insert(run, recordings) {
      let came = 0
      for (const recording of recordings) if (await insertRecording(run, recording)) came++
      return came
    },
    remove: removeRecordings,
  }),
]

/** Inserts one recording at a time as it is read from a zip. A recording without its meditation is skipped. */
async function insertRecording(run: OwnImportRun, recording: ExportedRecording): Promise<boolean> {
  const { app, key, row, files } = run
  const path = files.get(fileOf(recording))
  const { meditationId, number } = recording
  if (path === undefined || !(await meditationById(app.db, row.userId, meditationId))) return false
  const about = { userId: row.userId, meditationId, number, createdAt: new Date(recording.createdAt) }
  try {
    return await takeRecording(app, key, about, run.open(path), async (tx, stored) => {
      await run.lock(tx)
      const others = await recordingsOf(tx, row.userId, meditationId)
      if (others.some((one) => one.number === number)) return false
      const replaced = await writeRecording(tx, stored)
      await saveImportedRows(tx, row, RECORDINGS, [{ id: nameOf(recording), fingerprint: stored.version }])
      return replaced
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'limit') throw new TaskError('no_room')
    if (error instanceof AppError && ['too_large', 'unsupported'].includes(error.code)) return false
    throw error
  }
}

async function removeRecordings({ app, row, lock, retained }: OwnUndoRun, rows: readonly ImportedRow[]): Promise<void> {
  const name = sql<string>`${meditationRecordings.meditationId}::text || '-' || ${meditationRecordings.number}::text`
  const removed = await app.db.transaction(async (tx) => {
    await lock(tx)
    const then = new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]))
    const here = (await recordingsOf(tx, row.userId)).filter((one) => then.has(nameOf(one)))
    const same = here.filter((one) => one.version === then.get(nameOf(one)))
    for (const one of here) if (!same.includes(one)) retained.add(nameOf(one))
    for (const one of same)
      await tx.delete(meditationRecordings).where(and(eq(meditationRecordings.userId, row.userId), eq(name, nameOf(one))))
    const left = rows.map(({ id }) => id).filter((id) => !retained.has(id))
    await deleteImportedRows(tx, row, RECORDINGS, left)
    return same
  })
  for (const { meditationId, version } of removed) await app.storage.delete(recordingKey(row.userId, meditationId, version))
}

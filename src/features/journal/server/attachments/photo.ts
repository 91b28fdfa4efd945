import type { HasJobs, HasStopping } from '#platform/server/app/app.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Picture } from '#platform/server/pictures/picture.ts'
import { reencodeInChild } from '#platform/server/pictures/reencode-in-child.ts'
import { openSealed, putSealed } from '#platform/server/vault/chunks.ts'
import type { RecordDependencies } from '../core/dependencies.ts'
import type { AttachmentData } from '../../contract/records.ts'
import { workerFor } from './author.ts'
import { UnitOfWork } from '../sync/unit-of-work.ts'
import { filesFolder } from './receive.ts'
import { photoJob } from './jobs.ts'
import { fileOf, finishFile, pendingFiles } from '../core/files-store.ts'

const BUDGET_MS = 60_000
const PAGE = 50
const BEGINNING = '00000000-0000-0000-0000-000000000000'

/**
 * Processes all pending pictures of a person, for about a minute; then another job continues, so that other people get their turn.
 * A picture with a temporary failure does not block the rest: the job is retried for it.
 */
export async function processPhotos(app: RecordDependencies & HasJobs & HasStopping, userId: string, signal: AbortSignal): Promise<void> {
  const until = performance.now() + BUDGET_MS
  let trouble: unknown
  for (let after = BEGINNING; ;) {
    const page = await pendingFiles(app.db, userId, after, PAGE)
    for (const id of page) {
      signal.throwIfAborted()
      app.stopping.throwIfAborted()
      if (performance.now() > until) return app.jobs.send(photoJob, { userId })
      await processPhoto(app, userId, id).catch((error: unknown) => (trouble = error))
      after = id
    }
    if (page.length < PAGE) break
  }
  if (trouble) throw trouble
}

/**
 * Creates the stored picture and its thumbnail from an original, and deletes the original. An unreadable picture stays
 * unchanged, as a file that its owner can download. May run twice, also at once: the first run to finish wins.
 */
async function processPhoto(app: RecordDependencies, userId: string, id: string): Promise<void> {
  const file = await fileOf(app.db, userId, id)
  const originalKey = file?.originalKey
  if (!originalKey) return
  const key = await app.vault.keyOf(userId)
  const original = await (await openSealed(app.storage, key, originalKey)).readAll()
  const picture = await reencodeInChild(original)
  const made: string[] = []
  const keep = async (bytes: Buffer) => {
    const objectKey = `${filesFolder(userId)}/${uuidv7()}`
    made.push(objectKey)
    await putSealed(app.storage, key, objectKey, [bytes])
    return objectKey
  }
  let isSettled = false
  try {
    const settled = picture
      ? { fullKey: await keep(picture.full), thumbKey: await keep(picture.thumb), bytes: picture.full.length + picture.thumb.length }
      : { fullKey: originalKey, thumbKey: null, bytes: original.length }
    isSettled = await UnitOfWork.run(app, await workerFor(app, userId, 'server'), async (unit) => {
      await unit.load([id])
      return changeFields(unit, id, picture ? fieldsOf(picture) : FAILED) && (await finishFile(unit.tx, userId, id, originalKey, settled))
    })
  } finally {
    if (!isSettled) await Promise.all(made.map((objectKey) => app.storage.delete(objectKey)))
  }
  if (isSettled && picture) await app.storage.delete(originalKey)
}

const FAILED: Partial<AttachmentData> = { kind: 'file', state: 'failed' }

const fieldsOf = ({ full, width, height }: Picture): Partial<AttachmentData> => ({
  state: 'ready',
  mime: 'image/webp',
  bytes: full.length,
  width,
  height,
})

/**
 * Changes the fields of an attachment that only the server writes, without marking the others as changed: otherwise a caption
 * that a device sends at the same time would conflict. Returns false when the attachment was erased.
 */
function changeFields(unit: UnitOfWork, id: string, fields: Partial<AttachmentData>): boolean {
  const state = unit.get(id)
  const envelope = state?.envelope
  if (state?.kind !== 'attachment' || !envelope) return false
  const seq = unit.nextSeq
  const names = Object.keys(fields)
  const writer = envelope.writers.length
  unit.put(id, {
    ...state,
    seq,
    updatedAt: unit.now,
    fieldSeqs: { ...state.fieldSeqs, ...Object.fromEntries(names.map((name) => [name, seq])) },
    envelope: {
      ...envelope,
      data: { ...(envelope.data as AttachmentData), ...fields },
      writers: [...envelope.writers, ['server', '']],
      edits: {
        ...envelope.edits,
        ...Object.fromEntries(names.map((name): [string, [number, number]] => [name, [writer, unit.now.getTime()]])),
      },
    },
  })
  return true
}

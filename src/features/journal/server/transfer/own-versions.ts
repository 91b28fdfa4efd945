import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'
import { anyPart } from '#platform/server/imports/part.ts'
import { deleteImportedRows, saveImportedRows } from '#platform/server/imports/imported-rows-store.ts'
import { EntryData } from '../../contract/records.ts'
import { problemOf } from '../sync/merge.ts'
import { wordsOf } from '../sync/unit-of-work.ts'
import { sealVersion } from '../core/envelope.ts'
import { deleteVersion, insertVersions, lockHead, versionIdsHere } from '../core/records-store.ts'
import { ownStarters, STARTERS_FILE, withIds } from './own-starters.ts'

const ID = 'journal.version'

const ExportedVersion = z.object({
  entryId: Id,
  id: Id,
  at: Instant,
  reason: z.enum(['edit', 'conflict', 'restore', 'import']),
  device: z.string().max(200),
  data: EntryData,
})
type ExportedVersion = z.infer<typeof ExportedVersion>

const idOf = ({ entryId, id }: Pick<ExportedVersion, 'entryId' | 'id'>) => `${entryId}/${id}`

/** Earlier states of entries. Erasing an entry erases its versions too. */
export const versionPart = anyPart<ExportedVersion>({
  id: ID,
  name: { en: 'earlier versions of entries', de: 'frühere Fassungen von Einträgen' },
  file: 'journal/versions.jsonl',
  origin: STARTERS_FILE,
  shape: ExportedVersion,
  idOf,
  known: async (app, userId, values) =>
    new Set(
      (
        await versionIdsHere(
          app.db,
          userId,
          values.map(({ entryId }) => entryId),
        )
      ).map(idOf),
    ),
  async insert(run, given) {
    const { app, key, row } = run
    const own = await ownStarters(app.db, key, row.userId, run.originOf(STARTERS_FILE))
    const values = own.size === 0 ? given : given.map((value) => withIds(value, own))
    return app.db.transaction(async (tx) => {
      await lockHead(tx, row.userId)
      await run.lock(tx)
      const sound = values.filter(({ data }) => problemOf('entry', data) === undefined)
      const rows = sound.map(({ entryId, id, at, reason, device, data }) => ({
        userId: row.userId,
        entryId,
        id,
        at: new Date(at),
        reason,
        words: wordsOf(data),
        sealed: sealVersion(key, entryId, id, { device, data }),
      }))
      const added = rows.length === 0 ? [] : await insertVersions(tx, rows)
      await saveImportedRows(
        tx,
        row,
        ID,
        added.map((one) => ({ id: idOf(one), fingerprint: '' })),
      )
      return added.length
    })
  },
  async remove({ app, row, lock, retained }, rows) {
    await app.db.transaction(async (tx) => {
      await lockHead(tx, row.userId)
      await lock(tx)
      for (const { id } of rows) {
        const [entryId, version] = id.split('/') as [string, string]
        if (!retained.has(entryId)) await deleteVersion(tx, row.userId, entryId, version)
      }
      await deleteImportedRows(
        tx,
        row,
        ID,
        rows.map(({ id }) => id),
      )
    })
  },
})

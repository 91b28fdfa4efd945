import { AppError } from '#platform/contract/errors.ts'
import type { Db } from '../db/db.ts'
import { deleteImportedRows, saveImportedRows, type ImportedRow } from '../imports/imported-rows-store.ts'
import { anyPart, type AnyImportPart, type OwnImportRun, type OwnUndoRun, type PartHead } from '../imports/part.ts'
import type { PersonKey } from '../vault/vault.ts'
import type { OwnPictures } from './own-pictures.ts'
import type { StoredPicture } from './picture-rows-store.ts'

/**
 * The part of an own export with pictures of one kind, as `exportFiles` exported them. A picture that was changed since its import stays
 * when the import is undone.
 */
export function picturePart<Value, Row extends StoredPicture>(
  given: PartHead<Value> & {
    /** The folder of their bytes in the export. */
    path: string
    pictures: OwnPictures<Row>
    /** How many a person may have, where their table limits it. */
    most?: number
    rowOf(stored: StoredPicture, value: Value, key: PersonKey): Row
    /** Adds the row. False: no picture may have this id now. By default the table's own `add`. */
    add?(tx: Db, row: Row): Promise<boolean>
    /** Text that changes whenever the person changes the picture. */
    fingerprintOf(row: Row, key: PersonKey): string
    /** The objects that a fingerprint names, for tables whose rows may disappear with others. */
    objectsOf?(fingerprint: string): Pick<StoredPicture, 'fullKey' | 'thumbKey'>
  },
): AnyImportPart {
  const { id: part, name, file, of, shape, idOf, pictures, most, fingerprintOf, objectsOf } = given
  const { rows } = pictures
  const add = given.add ?? rows.add
  const bytesOf = (value: Value) => `${given.path}${idOf(value)}`

  /** Imports one picture at a time: its bytes come from a zip and take some megabytes. Skips a file that is no readable image. */
  async function insertOne({ app, key, row, files, open, lock }: OwnImportRun, value: Value): Promise<boolean> {
    const path = files.get(bytesOf(value))
    if (path === undefined) return false
    try {
      const original = await pictures.gather(open(path))
      return await pictures.store(app, key, row.userId, original, async (tx, stored) => {
        await lock(tx)
        const added = given.rowOf(stored, value, key)
        if (!(await add(tx, added))) return false
        await saveImportedRows(tx, row, part, [{ id: idOf(value), fingerprint: fingerprintOf(added, key) }])
        return true
      })
    } catch (error) {
      if (error instanceof AppError && ['too_large', 'unsupported'].includes(error.code)) return false
      throw error
    }
  }

  /** Deletes objects after the transaction deleted their rows. If the process ends in between, the nightly sweep deletes them. */
  async function remove({ app, key, row, lock, retained }: OwnUndoRun, imported: readonly ImportedRow[]): Promise<void> {
    const then = new Map(imported.map(({ id, fingerprint }) => [id, fingerprint]))
    const ids = [...then.keys()]
    const removed = await app.db.transaction(async (tx) => {
      await lock(tx)
      const here = await rows.findAll(tx, row.userId, ids)
      const same = here.filter((picture) => fingerprintOf(picture, key) === then.get(rows.idOf(picture)))
      for (const picture of here) if (!same.includes(picture)) retained.add(rows.idOf(picture))
      await rows.removeAll(tx, row.userId, same.map(rows.idOf))
      const left = ids.filter((id) => !retained.has(id))
      await deleteImportedRows(tx, row, part, left)
      return objectsOf ? left.map((id) => objectsOf(then.get(id)!)) : same
    })
    for (const objects of removed) await pictures.removeObjects(app, objects)
  }

  return anyPart<Value>({
    id: part,
    name,
    file,
    ...(of && { of }),
    shape,
    idOf,
    bytesOf,
    known: async (app, userId, values) => new Set((await rows.findAll(app.db, userId, values.map(idOf))).map(rows.idOf)),
    ...(most !== undefined && { room: async (app, userId) => most - (await rows.count(app.db, userId)) }),
    async insert(run, values) {
      let came = 0
      for (const value of values) if (await insertOne(run, value)) came++
      return came
    },
    remove,
  })
}

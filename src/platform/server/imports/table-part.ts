import { and, eq, sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { AnyPgColumn, PgColumn, PgTable } from '#platform/server/db/pg-core.ts'
import { lockCount } from '../db/count-limit.ts'
import type { Db } from '../db/db.ts'
import { TaskError } from '../isolation/task.ts'
import type { PersonKey } from '../vault/vault.ts'
import { deleteImportedRows, saveImportedRows } from './imported-rows-store.ts'
import type { ImportDependencies } from './importer.ts'
import { anyPart, type AnyImportPart, type PartHead } from './part.ts'

type OwnedTable = PgTable & { userId: PgColumn }

type TablePart<Table extends OwnedTable, Value> = PartHead<Value> & {
  table: Table
  column: AnyPgColumn | SQL
  /** Columns that the person may change: a row with a changed value stays when the import is undone. */
  fingerprint: readonly AnyPgColumn[]
  /** Condition for rows that other remaining things need, and that must therefore stay. */
  stays?(userId: string): SQL
  /** How many a person may have, and the lock under which the feature counts them itself when it is not `lockCount`. */
  limit?: { most: number; lock?(tx: Db, userId: string): Promise<unknown> }
  row(value: Value, owner: { userId: string; key: PersonKey; now: Date }): Table['$inferInsert']
  /** Updates sums beside the rows, after rows were added or removed. */
  recompute?(app: ImportDependencies, tx: Db, userId: string): Promise<void>
}

/** A part whose things have an id, by which their rows are identified, too. */
export const idPart = <Table extends OwnedTable & { id: PgColumn }, Value extends { id: string }>(
  given: Omit<TablePart<Table, Value>, 'idOf' | 'column'>,
): AnyImportPart => tablePart<Table, Value>({ ...given, idOf: ({ id }) => id, column: given.table.id })

/** A part whose things are rows of one table, identified by `column`. */
export function tablePart<Table extends OwnedTable, Value>(given: TablePart<Table, Value>): AnyImportPart {
  const { id, name, file, of, shape, idOf, table, limit, recompute } = given
  const rowId = sql<string>`${given.column}::text`
  const fingerprint = sql<string>`md5(row(${sql.join([...given.fingerprint], sql`, `)})::text)`
  const idsHere = async (db: Db, userId: string, ids: readonly string[]) => {
    const rows = await db
      .select({ id: rowId })
      .from(table as PgTable)
      .where(and(eq(table.userId, userId), sql`${rowId} = any(${sql.param([...ids])}::text[])`))
    return new Set(rows.map((row) => row.id))
  }
  const count = (db: Db, userId: string) => db.$count(table as PgTable, eq(table.userId, userId))
  return anyPart<Value>({
    id,
    name,
    file,
    ...(of && { of }),
    shape,
    idOf,
    known: (app, userId, values) => idsHere(app.db, userId, values.map(idOf)),
    ...(limit && { room: async (app, userId) => limit.most - (await count(app.db, userId)) }),
    async insert(run, values) {
      const { app, key, row } = run
      return app.db.transaction(async (tx) => {
        await run.lock(tx)
        const rows = values.map((value) => given.row(value, { userId: row.userId, key, now: app.clock.now() }))
        const added = await tx.insert(table).values(rows).onConflictDoNothing().returning({ id: rowId, fingerprint })
        if (limit) {
          await (limit.lock?.(tx, row.userId) ?? lockCount(tx, table, row.userId))
          if ((await count(tx, row.userId)) > limit.most) throw new TaskError('no_room')
        }
        await saveImportedRows(tx, row, id, added)
        if (added.length > 0) await recompute?.(app, tx, row.userId)
        return added.length
      })
    },
    async remove({ app, row, lock, retained }, rows) {
      await app.db.transaction(async (tx) => {
        await lock(tx)
        const ids = rows.map((one) => one.id)
        const known = rows.map((one) => one.fingerprint)
        const same = sql`(${rowId}, ${fingerprint}) in (select * from unnest(${sql.param(ids)}::text[], ${sql.param(known)}::text[]))`
        const stays = given.stays && sql`not (${given.stays(row.userId)})`
        await tx.delete(table).where(and(eq(table.userId, row.userId), same, stays))
        for (const left of await idsHere(tx, row.userId, ids)) retained.add(left)
        const removed = ids.filter((one) => !retained.has(one))
        await deleteImportedRows(tx, row, id, removed)
        await recompute?.(app, tx, row.userId)
      })
    },
  })
}

import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { App } from '../app/app.ts'
import type { Db } from '../db/db.ts'
import { TaskError } from '../isolation/task.ts'
import type { PersonKey } from '../vault/vault.ts'
import { anyPart, type AnyImportPart, type PartName } from './part.ts'
import { forgetRows, noteRows } from './rows-store.ts'

type OwnedTable = PgTable & { userId: AnyPgColumn }

/** A part whose things are rows of one table, told apart by `column`. */
export function tablePart<Table extends OwnedTable, Value>(given: {
  id: string
  name: PartName
  file: string
  of?: (value: unknown) => readonly unknown[]
  shape: z.ZodType<Value>
  idOf(value: Value): string
  table: Table
  column: AnyPgColumn | SQL
  /** What the person may change: a row in which one of these is another one now stays when the import is taken back. */
  print: readonly AnyPgColumn[]
  /** Which rows are needed by something that stays, and so stay too. */
  stays?(userId: string): SQL
  /** How many a person may have. */
  most?: number
  row(value: Value, owner: { userId: string; key: PersonKey; now: Date }): Table['$inferInsert']
  /** Brings sums up to date that are kept beside the rows, after rows came or went. */
  settle?(app: App, tx: Db, userId: string): Promise<void>
}): AnyImportPart {
  const { id, name, file, of, shape, idOf, table, settle } = given
  const rowId = sql<string>`${given.column}::text`
  const print = sql<string>`md5(row(${sql.join([...given.print], sql`, `)})::text)`
  const idsHere = async (db: Db, userId: string, ids: readonly string[]) => {
    const rows = await db
      .select({ id: rowId })
      .from(table as PgTable)
      .where(and(eq(table.userId, userId), sql`${rowId} = any(${sql.param([...ids])}::text[])`))
    return new Set(rows.map((row) => row.id))
  }
  return anyPart<Value>({
    id,
    name,
    file,
    ...(of && { of }),
    shape,
    idOf,
    known: (app, userId, values) => idsHere(app.db, userId, values.map(idOf)),
    async bring(run, values) {
      const { app, key, row } = run
      return app.db.transaction(async (tx) => {
        await run.hold(tx)
        const rows = values.map((value) => given.row(value, { userId: row.userId, key, now: app.clock.now() }))
        const added = await tx.insert(table).values(rows).onConflictDoNothing().returning({ id: rowId, print })
        if (given.most !== undefined && (await tx.$count(table as PgTable, eq(table.userId, row.userId))) > given.most)
          throw new TaskError('no_room')
        await noteRows(tx, row, id, added)
        if (added.length > 0) await settle?.(app, tx, row.userId)
        return added.length
      })
    },
    async takeBack({ app, row, hold, kept }, rows) {
      await app.db.transaction(async (tx) => {
        await hold(tx)
        const ids = rows.map((one) => one.id)
        const prints = rows.map((one) => one.print)
        const same = sql`(${rowId}, ${print}) in (select * from unnest(${sql.param(ids)}::text[], ${sql.param(prints)}::text[]))`
        const stays = given.stays && sql`not (${given.stays(row.userId)})`
        await tx.delete(table).where(and(eq(table.userId, row.userId), same, stays))
        for (const left of await idsHere(tx, row.userId, ids)) kept.add(left)
        await forgetRows(
          tx,
          row,
          id,
          ids.filter((one) => !kept.has(one)),
        )
        await settle?.(app, tx, row.userId)
      })
    },
  })
}

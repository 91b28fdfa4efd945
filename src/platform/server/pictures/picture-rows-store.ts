import type { AppError } from '#platform/contract/errors.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import { and, asc, eq, inArray, sql, type SQL } from '#platform/server/db/drizzle.ts'
import type { PgColumn, PgTable } from '#platform/server/db/pg-core.ts'
import type { Db } from '../db/db.ts'

/** The columns that every table of people's pictures has. */
export type StoredPicture = {
  userId: string
  /** Digest of the uploaded bytes under the person's key; it identifies a repeated upload. */
  digest: Buffer
  /** The objects in storage: the picture, and its thumbnail. */
  fullKey: string
  thumbKey: string
  /** Of both together. */
  bytes: number
  width: number
  height: number
}

type PictureTable = PgTable & Record<keyof StoredPicture, PgColumn> & { $inferSelect: StoredPicture }

/** The rows of one table of pictures. */
export type PictureRows<Row extends StoredPicture = StoredPicture> = {
  idOf(row: Row): string
  /** All pictures of a person, in the table's order. */
  list(db: Db, userId: string): Promise<Row[]>
  count(db: Db, userId: string): Promise<number>
  bytes(db: Db, userId: string): Promise<number>
  find(db: Db, userId: string, id: string): Promise<Row | undefined>
  findAll(db: Db, userId: string, ids: readonly string[]): Promise<Row[]>
  /** Adds a picture. False: the id exists already. Throws the table's `limit` when the person has more than `most` then. */
  add(tx: Db, row: Row): Promise<boolean>
  /** Deletes the row and returns it, so that the caller can delete its objects. */
  remove(db: Db, userId: string, id: string): Promise<Row | undefined>
  removeAll(db: Db, userId: string, ids: readonly string[]): Promise<void>
}

/**
 * The store of a feature's table of pictures. `id` is the column that identifies a picture of a person. The order is by `order`, then by
 * id. Without `tooMany`, something else bounds their number by `most`.
 */
export function pictureRows<Name extends string, Table extends PictureTable & Record<Name, PgColumn>>(
  table: Table,
  { id, order = [], most, tooMany }: { id: Name; order?: readonly PgColumn[]; most: number; tooMany?: () => AppError },
): PictureRows<Table['$inferSelect']> {
  type Row = Table['$inferSelect']
  const rows: PgTable = table
  const column: PgColumn = table[id]
  const of = (userId: string, which?: SQL) => and(eq(table.userId, userId), which)
  const one = (userId: string, which: string) => of(userId, eq(column, which))
  const these = (userId: string, ids: readonly string[]) => of(userId, inArray(column, [...ids]))
  const select = (db: Db, where: SQL | undefined) => db.select().from(rows).where(where)
  return {
    idOf: (row) => (row as Record<Name, string>)[id],
    list: async (db, userId) =>
      (await select(db, of(userId))
        .orderBy(...order.map((by) => asc(by)), asc(column))
        .limit(most)) as Row[],
    count: (db, userId) => db.$count(rows, of(userId)),
    async bytes(db, userId) {
      const [row] = await db
        .select({ bytes: sql<string>`coalesce(sum(${table.bytes}), 0)` })
        .from(rows)
        .where(of(userId))
      return Number(row?.bytes ?? 0)
    },
    find: async (db, userId, which) => ((await select(db, one(userId, which))) as Row[])[0],
    findAll: async (db, userId, ids) => (await select(db, these(userId, ids))) as Row[],
    async add(tx, row) {
      const added = await tx.insert(rows).values(row).onConflictDoNothing().returning({ id: column })
      if (tooMany) await assertCount(tx, table, row.userId, { most, error: tooMany })
      return added.length > 0
    },
    remove: async (db, userId, which) => ((await db.delete(rows).where(one(userId, which)).returning()) as Row[])[0],
    async removeAll(db, userId, ids) {
      if (ids.length > 0) await db.delete(rows).where(these(userId, ids))
    },
  }
}

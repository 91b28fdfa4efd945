import { sql } from '#platform/server/db/drizzle.ts'
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from '#platform/server/db/pg-core.ts'
import { IMPORT_FAILURES, IMPORT_STATES } from '#platform/contract/imports.ts'
import { bytea, instant, owned, owner } from '../auth/tables.ts'

/** An import of another app's file. Words (its name, the report) are encrypted; the rest are counts and states. */
export const imports = pgTable(
  'imports',
  {
    ...owned(),
    /** The importer's id. */
    importer: text('importer').notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull(),
    /** The app or format it came from, as the importer names it. */
    source: text('source'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Numbers of the parts in storage. */
    parts: integer('parts').array().notNull(),
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    /** Number of imported entries; after an undo, of those that are left. */
    entries: integer('entries').notNull(),
    failure: text('failure', { enum: IMPORT_FAILURES }),
    /** File name, zone, report, and the person's choices, encrypted. */
    sealed: bytea('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('imports_by_age')
      .on(t.updatedAt)
      .where(sql`cardinality(parts) > 0`),
  ],
)

/** The rows that an import of one's own export inserted: an undo removes these and no others. */
export const importRows = pgTable(
  'import_rows',
  {
    userId: owner(),
    /** The kind of thing, and its id within the kind; only numbers, days and ids. */
    part: text('part').notNull(),
    rowId: text('row_id').notNull(),
    importId: uuid('import_id').notNull(),
    /** Fingerprint of the thing at insertion: a different one later means that the thing was changed. */
    fingerprint: text('fingerprint').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.part, t.rowId] }), index('import_rows_by_import').on(t.userId, t.importId, t.part, t.rowId)],
)

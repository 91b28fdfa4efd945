import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { IMPORT_FAILURES, IMPORT_STATES } from '#platform/contract/imports.ts'
import { bytea, users } from '../auth/tables.ts'

/** A file of another app on its way in. Words (its name, the report) are sealed; the rest are counts and states. */
export const imports = pgTable(
  'imports',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Which importer it is for. */
    importer: text('importer').notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull(),
    /** The app or format it came from, as the importer names it. */
    source: text('source'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Parts that are safe in storage. */
    parts: integer('parts').array().notNull(),
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    /** What it imported; after an undo, what was left. */
    entries: integer('entries').notNull(),
    failure: text('failure', { enum: IMPORT_FAILURES }),
    /** File name, zone, report, and the choices the person made. */
    sealed: bytea('sealed').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('imports_by_age')
      .on(t.updatedAt)
      .where(sql`cardinality(parts) > 0`),
  ],
)

/** What an import of one's own export inserted: an undo takes back these rows and no others. */
export const importRows = pgTable(
  'import_rows',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which kind of thing, and its id among those; numbers, days and ids alone. */
    part: text('part').notNull(),
    rowId: text('row_id').notNull(),
    importId: uuid('import_id').notNull(),
    /** What the thing was like when it was inserted: another one now means that it was changed since. */
    fingerprint: text('fingerprint').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.part, t.rowId] }), index('import_rows_by_import').on(t.userId, t.importId, t.part, t.rowId)],
)

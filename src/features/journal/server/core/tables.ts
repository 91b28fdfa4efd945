import { sql } from '#platform/server/db/drizzle.ts'
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owner } from '#platform/server/auth/tables.ts'
import { RECORD_KINDS } from '../../contract/records.ts'

/** The person's change counter. Its row orders their concurrent changes, so that a reader never skips one. */
export const journalHeads = pgTable('journal_heads', {
  userId: owner().primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
})

/**
 * Every record, encrypted. The other columns are numbers, days and ids that lists, calendar and statistics need; none of them
 * holds text that a person wrote or chose.
 */
export const journalRecords = pgTable(
  'journal_records',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: RECORD_KINDS }).notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** null: permanently erased. */
    sealed: bytea('sealed'),
    /** Field name → the `seq` that last changed it; merges use it to find fields changed elsewhere. */
    fieldSeqs: jsonb('field_seqs').$type<Record<string, number>>().notNull(),
    // Of entries only:
    at: instant('at'),
    zone: text('zone'),
    /** null: the default journal. */
    journalId: uuid('journal_id'),
    localDay: date('local_day', { mode: 'string' }),
    mood: smallint('mood'),
    activities: uuid('activities').array(),
    starred: boolean('starred'),
    hard: boolean('hard'),
    photos: integer('photos'),
    words: integer('words'),
    trashedAt: instant('trashed_at'),
    // Of attachments only:
    entryId: uuid('entry_id'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('journal_records_by_seq').on(t.userId, t.seq),
    index('journal_entries_by_day')
      .on(t.userId, t.localDay.desc(), t.at.desc(), t.id.desc())
      .where(sql`kind = 'entry' and sealed is not null and trashed_at is null`),
    index('journal_entries_in_trash')
      .on(t.userId, t.trashedAt)
      .where(sql`trashed_at is not null and sealed is not null`),
    index('journal_small_records')
      .on(t.userId, t.kind, t.id)
      .where(sql`kind not in ('entry', 'attachment')`),
    index('journal_attachments_by_entry')
      .on(t.userId, t.entryId)
      .where(sql`entry_id is not null`),
  ],
)

/** Earlier states of entries, sealed. */
export const journalVersions = pgTable(
  'journal_versions',
  {
    userId: owner(),
    entryId: uuid('entry_id').notNull(),
    id: uuid('id').notNull(),
    at: instant('at').notNull(),
    reason: text('reason', { enum: ['edit', 'conflict', 'restore', 'import'] }).notNull(),
    words: integer('words').notNull(),
    /** Device name and data. */
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.entryId, t.id] })],
)

/** Applied changes: a repeated change is answered without applying it again. Deleted after 400 days. */
export const journalChanges = pgTable(
  'journal_changes',
  {
    userId: owner(),
    changeId: uuid('change_id').notNull(),
    recordId: uuid('record_id').notNull(),
    status: text('status', { enum: ['applied', 'merged', 'conflict'] }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.changeId] }), index('journal_changes_by_age').on(t.at)],
)

/** Where the sealed bytes of an attachment are. */
export const journalFiles = pgTable(
  'journal_files',
  {
    userId: owner(),
    id: uuid('id').notNull(),
    /** The uploaded bytes, until a job has created `full` and `thumb` from them. */
    originalKey: text('original_key'),
    fullKey: text('full_key'),
    thumbKey: text('thumb_key'),
    /** SHA-256 keyed with the person's key: the same bytes under the same id are the same upload. */
    digest: bytea('digest').notNull(),
    /** Bytes of its files in storage, for the person's quota. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** Imported items by source: avoids a second import of an item, and lists the records that an undo removes. */
export const journalImportItems = pgTable(
  'journal_import_items',
  {
    userId: owner(),
    /** HMAC of source, kind and the source's own id, which may contain text. */
    digest: bytea('digest').notNull(),
    importId: uuid('import_id').notNull(),
    recordId: uuid('record_id').notNull(),
    kind: text('kind', { enum: RECORD_KINDS }).notNull(),
    /** The record's `seq` when it was imported: any later change increases it. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** An entry's mood that has a name and no level yet, sealed. */
    mood: bytea('mood'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.digest] }), index('journal_import_items_by_import').on(t.userId, t.importId, t.recordId)],
)

import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { ImportDetail, ImportReport, ImportSummary } from '../../contract/transfer.ts'
import { journalImportItems, journalImports, journalRecords } from '../tables.ts'

/** What lies inside the seal of an import: words. */
export type ImportWords = {
  name: string
  zone: string
  report: ImportReport | null
  /** The person's levels for the mood names of the source. */
  moods: Record<string, number>
}

export type ImportRow = Omit<typeof journalImports.$inferSelect, 'sealed'> & { words: ImportWords }

const contextOf = (id: string) => `journal/import/${id}`

function opened(key: PersonKey, { sealed, ...row }: typeof journalImports.$inferSelect): ImportRow {
  return { ...row, words: JSON.parse(key.open(contextOf(row.id), sealed).toString()) as ImportWords }
}

export function summaryOf({ words, ...row }: ImportRow): ImportSummary {
  const { id, state, source, bytes, parts, done, total, entries, failure, createdAt } = row
  return {
    id,
    state,
    source,
    bytes,
    done,
    total,
    entries,
    failure,
    name: words.name,
    zone: words.zone,
    received: parts,
    createdAt: createdAt.toISOString(),
  }
}

export const detailOf = (row: ImportRow): ImportDetail => ({ ...summaryOf(row), report: row.words.report })

export async function importOf(db: Db, key: PersonKey, userId: string, id: string, { lock = false } = {}): Promise<ImportRow | undefined> {
  const query = db
    .select()
    .from(journalImports)
    .where(and(eq(journalImports.userId, userId), eq(journalImports.id, id)))
  const [row] = lock ? await query.for('update') : await query
  return row && opened(key, row)
}

export async function importsOf(db: Db, key: PersonKey, userId: string, before: string | undefined, limit: number): Promise<ImportRow[]> {
  const rows = await db
    .select()
    .from(journalImports)
    .where(and(eq(journalImports.userId, userId), before ? lt(journalImports.id, before) : undefined))
    .orderBy(desc(journalImports.id))
    .limit(limit)
  return rows.map((row) => opened(key, row))
}

/** Adds an import; undefined when the id is known. */
export async function addImport(
  db: Db,
  key: PersonKey,
  { userId, id, bytes, words, now }: { userId: string; id: string; bytes: number; words: ImportWords; now: Date },
): Promise<ImportRow | undefined> {
  const [row] = await db
    .insert(journalImports)
    .values({
      userId,
      id,
      bytes,
      state: 'uploading',
      parts: [],
      done: 0,
      total: 0,
      entries: 0,
      sealed: key.seal(contextOf(id), JSON.stringify(words)),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return row && opened(key, row)
}

export type ImportChange = Partial<Pick<ImportRow, 'state' | 'source' | 'parts' | 'done' | 'total' | 'entries' | 'failure' | 'words'>>

export async function changeImport(
  db: Db,
  key: PersonKey,
  { userId, id }: { userId: string; id: string },
  { words, ...change }: ImportChange,
  now: Date,
): Promise<void> {
  await db
    .update(journalImports)
    .set({ ...change, ...(words ? { sealed: key.seal(contextOf(id), JSON.stringify(words)) } : {}), updatedAt: now })
    .where(and(eq(journalImports.userId, userId), eq(journalImports.id, id)))
}

/** Imports of one person that are on their way, and so hold a place in storage. */
export async function countActive(db: Db, userId: string, exceptId: string): Promise<number> {
  const rows = await db
    .select({ id: journalImports.id })
    .from(journalImports)
    .where(
      and(
        eq(journalImports.userId, userId),
        ne(journalImports.id, exceptId),
        inArray(journalImports.state, ['uploading', 'reading', 'ready', 'running']),
      ),
    )
  return rows.length
}

/** Ids of imports whose file is still needed. */
export async function activeUploads(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: journalImports.id })
    .from(journalImports)
    .where(and(eq(journalImports.userId, userId), inArray(journalImports.state, ['uploading', 'reading', 'ready', 'running'])))
  return new Set(rows.map(({ id }) => id))
}

/** Imports that nobody has touched since: their file is not kept for ever. */
export async function abandonedImports(db: Db, before: Date, limit = 100): Promise<{ userId: string; id: string; parts: number[] }[]> {
  return db
    .select({ userId: journalImports.userId, id: journalImports.id, parts: journalImports.parts })
    .from(journalImports)
    .where(
      and(
        lt(journalImports.updatedAt, before),
        sql`cardinality(${journalImports.parts}) > 0`,
        inArray(journalImports.state, ['uploading', 'reading', 'ready']),
      ),
    )
    .limit(limit)
}

export type ItemRow = typeof journalImportItems.$inferInsert

/** Which of these items came before and are still here, by their digest in hex, with the record they became. */
export async function knownItems(db: Db, userId: string, digests: readonly Buffer[]): Promise<Map<string, string>> {
  if (digests.length === 0) return new Map()
  const rows = await db
    .select({ digest: journalImportItems.digest, recordId: journalImportItems.recordId })
    .from(journalImportItems)
    .innerJoin(
      journalRecords,
      and(eq(journalRecords.userId, journalImportItems.userId), eq(journalRecords.id, journalImportItems.recordId)),
    )
    .where(
      and(
        eq(journalImportItems.userId, userId),
        inArray(journalImportItems.digest, [...digests]),
        sql`${journalRecords.sealed} is not null`,
      ),
    )
  return new Map(rows.map(({ digest, recordId }) => [digest.toString('hex'), recordId]))
}

/** An item that came before but is gone for good comes anew: its row then names the new record. */
export async function addItems(tx: Db, rows: readonly ItemRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) {
    await tx
      .insert(journalImportItems)
      .values(rows.slice(at, at + 500))
      .onConflictDoUpdate({
        target: [journalImportItems.userId, journalImportItems.digest],
        set: {
          importId: sql`excluded.import_id`,
          recordId: sql`excluded.record_id`,
          kind: sql`excluded.kind`,
          seq: sql`excluded.seq`,
        },
      })
  }
}

export type BroughtItem = { recordId: string; kind: ItemRow['kind']; seq: number; now: number; isErased: boolean }

/** What of a kind an import brought, with where its records stand now; by record id, page by page. */
export async function itemsOf(
  db: Db,
  userId: string,
  importId: string,
  kind: ItemRow['kind'],
  after: string,
  limit: number,
): Promise<BroughtItem[]> {
  const rows = await db
    .select({
      recordId: journalImportItems.recordId,
      kind: journalImportItems.kind,
      seq: journalImportItems.seq,
      now: journalRecords.seq,
      isErased: sql<boolean>`${journalRecords.sealed} is null`,
    })
    .from(journalImportItems)
    .innerJoin(
      journalRecords,
      and(eq(journalRecords.userId, journalImportItems.userId), eq(journalRecords.id, journalImportItems.recordId)),
    )
    .where(
      and(
        eq(journalImportItems.userId, userId),
        eq(journalImportItems.importId, importId),
        eq(journalImportItems.kind, kind),
        sql`${journalImportItems.recordId} > ${after}::uuid`,
      ),
    )
    .orderBy(journalImportItems.recordId)
    .limit(limit)
  return rows
}

export async function removeItems(tx: Db, userId: string, importId: string, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length === 0) return
  await tx
    .delete(journalImportItems)
    .where(
      and(
        eq(journalImportItems.userId, userId),
        eq(journalImportItems.importId, importId),
        inArray(journalImportItems.recordId, [...recordIds]),
      ),
    )
}

export async function removeItemsOfKind(db: Db, userId: string, importId: string, kind: ItemRow['kind']): Promise<void> {
  await db
    .delete(journalImportItems)
    .where(and(eq(journalImportItems.userId, userId), eq(journalImportItems.importId, importId), eq(journalImportItems.kind, kind)))
}

import { and, desc, eq, gt, inArray, lt, or, sql } from '#platform/server/db/drizzle.ts'
import type { ImportState, TextEncodingName } from '#platform/contract/imports.ts'
import { lockCount } from '../db/count-limit.ts'
import type { Db } from '../db/db.ts'
import { announceSlowWork } from '../slow-work/slow-work.ts'
import type { PersonKey } from '../vault/vault.ts'
import { imports } from './tables.ts'

/** The encrypted part of an import: all fields with a person's words. */
export type ImportWords = {
  name: string
  zone: string
  /** The importer's plan, and the person's choices about it. Their shapes are the importer's. */
  report: unknown
  choices: unknown
  /** The encoding that the person chose for its texts; without one, it is detected. */
  encoding?: TextEncodingName
}

export type ImportRow = Omit<typeof imports.$inferSelect, 'sealed'> & { words: ImportWords }

const ACTIVE_STATES: ImportState[] = ['uploading', 'reading', 'ready', 'running']

const contextOf = ({ importer, id }: Pick<ImportRow, 'importer' | 'id'>) => `${importer}/import/${id}`

function opened(key: PersonKey, { sealed, ...row }: typeof imports.$inferSelect): ImportRow {
  const words = JSON.parse(key.open(contextOf(row), sealed).toString()) as ImportWords & { moods?: unknown }
  // Early journal imports stored their only choice directly.
  return { ...row, words: { ...words, choices: words.choices ?? { moods: words.moods ?? {} } } }
}

export async function importOf(
  db: Db,
  key: PersonKey,
  which: Pick<ImportRow, 'userId' | 'id'>,
  { lock = false } = {},
): Promise<ImportRow | undefined> {
  const query = db
    .select()
    .from(imports)
    .where(and(eq(imports.userId, which.userId), eq(imports.id, which.id)))
  const [row] = lock ? await query.for('update') : await query
  return row && opened(key, row)
}

/** Newest first, before an id. */
export async function importsOf(
  db: Db,
  key: PersonKey,
  { importer, userId }: { importer: string; userId: string },
  before: string | undefined,
  limit: number,
): Promise<ImportRow[]> {
  const rows = await db
    .select()
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.importer, importer), before ? lt(imports.id, before) : undefined))
    .orderBy(desc(imports.id))
    .limit(limit)
  return rows.map((row) => opened(key, row))
}

/** Adds an import. `known`: this id exists already. `full`: the maximum of unfinished imports is reached; checked under their lock. */
export async function addImport(
  db: Db,
  key: PersonKey,
  given: { importer: string; userId: string; id: string; bytes: number; words: ImportWords; now: Date; most: number },
): Promise<ImportRow | 'known' | 'full'> {
  const { importer, userId, id, bytes, words, now, most } = given
  return db.transaction(async (tx) => {
    await lockCount(tx, imports, userId)
    const active = await tx
      .select({ id: imports.id })
      .from(imports)
      .where(and(eq(imports.userId, userId), inArray(imports.state, ACTIVE_STATES)))
    const [there] = await tx
      .select({ id: imports.id })
      .from(imports)
      .where(and(eq(imports.userId, userId), eq(imports.id, id)))
    if (there) return 'known'
    if (active.length >= most) return 'full'
    const [row] = await tx
      .insert(imports)
      .values({
        userId,
        id,
        importer,
        bytes,
        state: 'uploading',
        parts: [],
        done: 0,
        total: 0,
        entries: 0,
        sealed: key.seal(contextOf(given), JSON.stringify(words)),
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    await announceSlowWork(tx, userId)
    return opened(key, row!)
  })
}

export type ImportChange = Partial<Pick<ImportRow, 'state' | 'source' | 'parts' | 'done' | 'total' | 'entries' | 'failure' | 'words'>>

export async function changeImport(
  db: Db,
  key: PersonKey,
  which: Pick<ImportRow, 'importer' | 'userId' | 'id'>,
  { words, ...change }: ImportChange,
  now: Date,
): Promise<void> {
  await db
    .update(imports)
    .set({ ...change, ...(words ? { sealed: key.seal(contextOf(which), JSON.stringify(words)) } : {}), updatedAt: now })
    .where(and(eq(imports.userId, which.userId), eq(imports.id, which.id), eq(imports.importer, which.importer)))
  await announceSlowWork(db, which.userId)
}

/** Unfinished imports of all kinds, and those changed since, the newest first. */
export async function recentImports(db: Db, key: PersonKey, userId: string, since: Date, limit: number): Promise<ImportRow[]> {
  const rows = await db
    .select()
    .from(imports)
    .where(and(eq(imports.userId, userId), or(inArray(imports.state, ACTIVE_STATES), gt(imports.updatedAt, since))))
    .orderBy(desc(imports.id))
    .limit(limit)
  return rows.map((row) => opened(key, row))
}

/** Ids of imports whose file is still needed. */
export async function activeUploads(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, userId), inArray(imports.state, ACTIVE_STATES)))
  return new Set(rows.map(({ id }) => id))
}

/** Imports without a change since: their file is not stored for ever. */
export async function abandonedImports(
  db: Db,
  before: Date,
  limit = 100,
): Promise<Pick<ImportRow, 'importer' | 'userId' | 'id' | 'parts'>[]> {
  return db
    .select({ importer: imports.importer, userId: imports.userId, id: imports.id, parts: imports.parts })
    .from(imports)
    .where(
      and(lt(imports.updatedAt, before), sql`cardinality(${imports.parts}) > 0`, inArray(imports.state, ['uploading', 'reading', 'ready'])),
    )
    .limit(limit)
}

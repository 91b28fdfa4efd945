import { and, eq, sql } from '#platform/server/db/drizzle.ts'
import { z } from 'zod'
import { Instant, LocalDay, Zone } from '#platform/contract/dates.ts'
import type { Db } from '../db/db.ts'
import { anyPart } from '../imports/part.ts'
import { areImported, deleteImportedRows, saveImportedRows } from '../imports/imported-rows-store.ts'
import type { ImportRow } from '../imports/store.ts'
import { appendRows, removeRows, UNDO } from './activity.ts'
import { activityActs } from './tables.ts'

const LedgerAct = z.object({
  key: z.string().min(1).max(300),
  kind: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  at: Instant,
  zone: Zone,
  localDay: LocalDay,
  count: z.int().min(-1).max(1),
  amount: z.number().min(-1e9).max(1e9),
  unit: z.string().max(40),
  points: z.int().min(-1000).max(1000),
  subject: z.string().max(200).nullable(),
})
type LedgerAct = z.infer<typeof LedgerAct>

const ID = 'activity.act'

async function keysHere(db: Db, userId: string, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: activityActs.key })
    .from(activityActs)
    .where(and(eq(activityActs.userId, userId), sql`${activityActs.key} = any(${sql.param([...keys])}::text[])`))
  return new Set(rows.map(({ key }) => key))
}

/** Keys name the subject of an act: `journal:entry:<id>`. */
const isAbout = (key: string, ids: ReadonlySet<string>) => key.split(':').some((piece) => ids.has(piece))

/** The ledger of an export. It is read first, so that features find their acts there; an undo of the import removes it last. */
export const ledgerPart = anyPart<LedgerAct>({
  id: ID,
  name: { en: 'acts of care that count', de: 'Gezähltes' },
  file: 'activity/acts.jsonl',
  shape: LedgerAct,
  idOf: ({ key }) => key,
  known: (app, userId, acts) =>
    keysHere(
      app.db,
      userId,
      acts.map(({ key }) => key),
    ),
  async insert(run, given) {
    const { app, row } = run
    return app.db.transaction(async (tx) => {
      await run.lock(tx)
      const acts = await withoutForeignUndos(tx, row, given)
      const rows = acts.map(({ at, subject, ...act }) => ({ ...act, at: new Date(at), ...(subject === null ? {} : { subject }) }))
      const added = await appendRows(tx, row.userId, rows)
      const noted = added.map((id) => ({ id, fingerprint: '' }))
      await saveImportedRows(tx, row, ID, noted)
      return added.length
    })
  },
  async remove({ app, row, lock, retained }, rows) {
    const ids = rows.map(({ id }) => id)
    const removed = ids.filter((key) => !isAbout(key, retained))
    await app.db.transaction(async (tx) => {
      await lock(tx)
      await removeRows(tx, row.userId, removed)
      await deleteImportedRows(tx, row, ID, ids)
    })
  },
})

/** Leaves out undos of acts that exist here but did not come with this import, so that an act done here is not undone. */
async function withoutForeignUndos(tx: Db, row: ImportRow, acts: readonly LedgerAct[]): Promise<readonly LedgerAct[]> {
  const undone = acts.flatMap(({ key }) => (key.startsWith(UNDO) ? [key.slice(UNDO.length)] : []))
  if (undone.length === 0) return acts
  const here = await keysHere(tx, row.userId, undone)
  const ours = await areImported(tx, row, ID, [...here])
  return acts.filter(({ key }) => {
    const act = key.startsWith(UNDO) ? key.slice(UNDO.length) : undefined
    return act === undefined || !here.has(act) || ours.has(act)
  })
}

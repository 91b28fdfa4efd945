import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { Instant, LocalDay, Zone } from '#platform/contract/dates.ts'
import type { Db } from '../db/db.ts'
import { anyPart } from '../imports/part.ts'
import { forgetRows, noteRows } from '../imports/rows-store.ts'
import { appendRows, removeRows } from './activity.ts'
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

/** Keys name what an act was about: `journal:entry:<id>`. */
const isAbout = (key: string, ids: ReadonlySet<string>) => key.split(':').some((piece) => ids.has(piece))

/** The ledger of an export. Its file is read first, so that features find acts of theirs there; it is taken back last. */
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
  async bring(run, acts) {
    const { app, row } = run
    return app.db.transaction(async (tx) => {
      await run.hold(tx)
      const rows = acts.map(({ at, subject, ...act }) => ({ ...act, at: new Date(at), ...(subject === null ? {} : { subject }) }))
      const added = await appendRows(tx, row.userId, rows)
      await noteRows(
        tx,
        row,
        ID,
        added.map((id) => ({ id, print: '' })),
      )
      return added.length
    })
  },
  async takeBack({ app, row, hold, kept }, rows) {
    const ids = rows.map(({ id }) => id)
    await app.db.transaction(async (tx) => {
      await hold(tx)
      await removeRows(
        tx,
        row.userId,
        ids.filter((key) => !isAbout(key, kept)),
      )
      await forgetRows(tx, row, ID, ids)
    })
  },
})

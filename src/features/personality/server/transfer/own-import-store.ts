import { and, eq, sql } from '#platform/server/db/drizzle.ts'
import { z } from 'zod'
import { lockCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import { deleteImportedRows, saveImportedRows } from '#platform/server/imports/imported-rows-store.ts'
import { anyPart, type AnyImportPart } from '#platform/server/imports/part.ts'
import { idPart } from '#platform/server/imports/table-part.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import { MAX_ASSESSMENTS } from '../../contract.ts'
import { sealAssessment, sealTip, tipDigest } from '../sealing.ts'
import { forgetReturned } from '../store.ts'
import { personalityAssessments, personalityDeclinedTips } from '../tables.ts'
import { ExportedAssessment, storedOf } from './exported.ts'

/** Higher than the number of suggestions. */
const MAX_TIPS = 500
const TIPS = 'personality.declined-tip'
const hex = sql<string>`encode(${personalityDeclinedTips.digest}, 'hex')`
const tipsHere = (userId: string, digests: readonly string[]) =>
  and(eq(personalityDeclinedTips.userId, userId), sql`${hex} = any(${sql.param([...digests])}::text[])`)

async function digestsHere(db: Db, userId: string, digests: readonly string[]): Promise<Set<string>> {
  const rows = await db.select({ digest: hex }).from(personalityDeclinedTips).where(tipsHere(userId, digests))
  return new Set(rows.map(({ digest }) => digest))
}

/** Parts that an import of an own export restores. Links are excluded: a link revoked since would open again (ADR 38). */
export const personalityParts: readonly AnyImportPart[] = [
  idPart({
    id: 'personality.assessment',
    name: { en: 'questionnaires with their answers', de: 'Fragebögen mit ihren Antworten' },
    file: 'personality/assessments.jsonl',
    shape: ExportedAssessment,
    table: personalityAssessments,
    fingerprint: [personalityAssessments.version],
    limit: { most: MAX_ASSESSMENTS },
    row(value, { userId, key }) {
      const { content, ...row } = storedOf(value)
      return { ...row, userId, sealed: sealAssessment(key, row.id, content) }
    },
    recompute: (_app, tx, userId) => forgetReturned(tx, userId),
  }),
  // Dismissed suggestions would reveal parts of a result, so an import notes them by their digest.
  anyPart<string>({
    id: TIPS,
    name: { en: 'suggestions that you waved away', de: 'Vorschläge, die du weggewinkt hast' },
    file: 'personality/declined-tips.json',
    shape: z.string().regex(/^[a-z0-9-]{1,60}$/),
    idOf: (tip) => tip,
    async known(app, userId, tips) {
      const key = await app.vault.keyOf(userId)
      const digestOf = (tip: string) => tipDigest(key, tip).toString('hex')
      const here = await digestsHere(app.db, userId, tips.map(digestOf))
      return new Set(tips.filter((tip) => here.has(digestOf(tip))))
    },
    room: async (app, userId) => MAX_TIPS - (await app.db.$count(personalityDeclinedTips, eq(personalityDeclinedTips.userId, userId))),
    async insert(run, tips) {
      const { app, key, row } = run
      return app.db.transaction(async (tx) => {
        await run.lock(tx)
        const rows = tips.map((tip) => ({ userId: row.userId, digest: tipDigest(key, tip), sealed: sealTip(key, tip) }))
        const added = await tx.insert(personalityDeclinedTips).values(rows).onConflictDoNothing().returning({ id: hex })
        await lockCount(tx, personalityDeclinedTips, row.userId)
        if ((await tx.$count(personalityDeclinedTips, eq(personalityDeclinedTips.userId, row.userId))) > MAX_TIPS)
          throw new TaskError('no_room')
        await saveImportedRows(
          tx,
          row,
          TIPS,
          added.map(({ id }) => ({ id, fingerprint: '' })),
        )
        return added.length
      })
    },
    async remove({ app, row, lock }, rows) {
      await app.db.transaction(async (tx) => {
        await lock(tx)
        const ids = rows.map(({ id }) => id)
        await tx.delete(personalityDeclinedTips).where(tipsHere(row.userId, ids))
        await deleteImportedRows(tx, row, TIPS, ids)
      })
    },
  }),
]

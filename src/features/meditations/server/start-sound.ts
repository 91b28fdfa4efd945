import { AppError } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasJobs, HasVault } from '#platform/server/app/app.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { consumeQuota } from '#platform/server/quota/quota.ts'
import { meditationReasons } from '../reasons.en.ts'
import { ownRow } from './meditations.ts'
import { renderJob, RENDERS, soundScript } from './render.ts'
import { beginRender, openMeditation, recordingsOf } from './store.ts'

/** Queues the rendering of a meditation. Throws `not_found`, `conflict` (a problem in the script, or already in progress), `limit`. */
export async function startSound(app: HasClock & HasDb & HasJobs & HasVault, userId: string, id: string): Promise<void> {
  const { db } = app
  const row = await ownRow(db, userId, id)
  soundScript(openMeditation(await app.vault.keyOf(userId), row), await recordingsOf(db, userId, id))
  const { refund } = await consumeQuota(db, app.clock, userId, RENDERS)
  const renderId = uuidv7()
  const isStarted = await db.transaction(async (tx) => {
    if (!(await beginRender(tx, userId, id, renderId))) return false
    await app.jobs.send(renderJob, { userId, id, renderId }, { tx })
    return true
  })
  if (isStarted) return
  await refund()
  throw new AppError('conflict', meditationReasons.render_running())
}

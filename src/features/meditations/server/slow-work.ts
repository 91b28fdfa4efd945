import type { HasClock, HasDb, HasJobs, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { SlowWork } from '#platform/server/slow-work/slow-work.ts'
import { ownRow } from './meditations.ts'
import { startSound } from './start-sound.ts'
import { meditationsOf, openMeditation, stopRender } from './store.ts'

/** Renderings of meditations that are in progress or have failed. */
export async function renderWorkOf({ db, vault }: HasDb & HasVault, { id: userId }: Person): Promise<SlowWork[]> {
  const [key, rows] = await Promise.all([vault.keyOf(userId), meditationsOf(db, userId)])
  return rows.flatMap((row): SlowWork[] => {
    const { id, renderState: state, renderPercent, renderReason, updatedAt: at } = row
    if (state === null || state === 'done') return []
    const isAtWork = state === 'waiting' || state === 'running'
    return [
      {
        id,
        kind: 'render',
        title: openMeditation(key, row).title,
        state,
        progress: isAtWork ? renderPercent / 100 : null,
        failure: state === 'failed' ? renderReason : null,
        at,
        canCancel: isAtWork,
        canRetry: !isAtWork,
      },
    ]
  })
}

export async function steerRender(
  app: HasClock & HasDb & HasJobs & HasVault,
  { id: userId }: Person,
  { kind, id }: Pick<SlowWork, 'kind' | 'id'>,
  wish: 'cancel' | 'retry',
): Promise<void> {
  if (kind !== 'render') return
  if (wish === 'retry') return startSound(app, userId, id)
  await ownRow(app.db, userId, id)
  await stopRender(app.db, userId, id)
}

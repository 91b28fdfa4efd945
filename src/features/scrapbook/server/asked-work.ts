import { notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasConfig, HasDb, HasJobs, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { SlowWork } from '#platform/server/slow-work/slow-work.ts'
import { scrapbookReasons } from '../reasons.en.ts'
import { askAgain } from './asking.ts'
import { askedOf, cancelAsked } from './asked-store.ts'

const MAX_TITLE = 80

/** Pictures in progress, and failed requests. */
export async function askedWork({ db, vault }: HasDb & HasVault, { id: userId }: Person): Promise<SlowWork[]> {
  const rows = await askedOf(db, await vault.keyOf(userId), userId)
  return rows.map(({ id, words, state, failure, updatedAt: at }) => {
    const isAtWork = state === 'waiting' || state === 'running'
    return {
      id,
      kind: 'picture',
      title: words.slice(0, MAX_TITLE),
      state,
      progress: null,
      failure,
      at,
      canCancel: isAtWork,
      canRetry: !isAtWork,
    }
  })
}

export async function steerAsked(
  app: HasClock & HasConfig & HasDb & HasJobs & HasVault,
  { id: userId }: Person,
  { kind, id }: Pick<SlowWork, 'kind' | 'id'>,
  wish: 'cancel' | 'retry',
): Promise<void> {
  if (kind !== 'picture') return
  if (wish === 'retry') return askAgain(app, userId, id)
  if (!(await cancelAsked(app.db, userId, id, app.clock.now()))) throw notFound(scrapbookReasons.asked_not_here())
}

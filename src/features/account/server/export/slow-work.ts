import type { HasClock, HasDb, HasJobs } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { SlowWork } from '#platform/server/slow-work/slow-work.ts'
import { look } from './prepare.ts'

const STATES = { preparing: 'running', ready: 'asks', failed: 'failed' } as const

/** The export that is being prepared, or is ready for download. */
export async function exportWorkOf(app: HasClock & HasDb & HasJobs, { id: userId }: Person): Promise<SlowWork[]> {
  const row = await look(app, userId)
  if (!row) return []
  const { id, state, bytes, estimate, updatedAt: at } = row
  const progress = state === 'preparing' && estimate > 0 ? Math.min(0.99, bytes / estimate) : null
  return [{ id, kind: 'export', title: null, state: STATES[state], progress, failure: null, at, canCancel: false, canRetry: false }]
}

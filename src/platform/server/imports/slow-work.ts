import { notFound } from '#platform/contract/errors.ts'
import { importReasons } from '#platform/contract/reasons.en.ts'
import type { ImportState } from '#platform/contract/imports.ts'
import type { HasClock, HasDb, HasStorage, HasVault } from '../app/app.ts'
import type { Person } from '../auth/sessions.ts'
import type { SlowWork } from '../slow-work/slow-work.ts'
import { cancelImport } from './engine.ts'
import { recentImports, type ImportRow } from './store.ts'

/** Imports that ended within this time are still shown. */
const RECENT_MS = 24 * 3_600_000
const MOST = 50

const STATES: Readonly<Record<ImportState, SlowWork['state']>> = {
  uploading: 'waiting',
  reading: 'running',
  ready: 'asks',
  running: 'running',
  undoing: 'running',
  done: 'done',
  undone: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
}

/** For an upload, the share of parts that have arrived; for a run, the share of things. */
function progressOf({ state, parts, bytes, done, total }: ImportRow, partBytes: number): number | null {
  if (state === 'uploading') return Math.min(1, (parts.length * partBytes) / Math.max(1, bytes))
  return state === 'running' && total > 0 ? done / total : null
}

/** Imports of all kinds, as slow tasks. The id also names the kind: `journal/0190…`. */
export async function importWorkOf(app: HasClock & HasDb & HasVault, { id: userId }: Person, partBytes: number): Promise<SlowWork[]> {
  const since = new Date(app.clock.now().getTime() - RECENT_MS)
  const rows = await recentImports(app.db, await app.vault.keyOf(userId), userId, since, MOST)
  return rows.map((row) => ({
    id: `${row.importer}/${row.id}`,
    kind: 'import',
    title: row.words.name,
    state: STATES[row.state],
    progress: progressOf(row, partBytes),
    failure: row.failure,
    at: row.updatedAt,
    canCancel: ['uploading', 'reading', 'ready', 'running'].includes(row.state),
    canRetry: false,
  }))
}

export async function steerImport(
  app: HasClock & HasDb & HasStorage & HasVault,
  { id: userId }: Person,
  { kind, id }: Pick<SlowWork, 'kind' | 'id'>,
  wish: 'cancel' | 'retry',
): Promise<void> {
  if (kind !== 'import') return
  if (wish !== 'cancel') throw notFound(importReasons.not_here())
  await cancelImport(app, userId, id.slice(id.indexOf('/') + 1))
}

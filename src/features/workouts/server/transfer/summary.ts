import type { ImportRow } from '#platform/server/imports/store.ts'
import type { TrainingImportDetail, TrainingImportReport, TrainingImportSummary } from '../../contract-transfer.ts'
import type { Source } from './parsed-session.ts'

export function importSummaryOf({ words, ...row }: ImportRow): TrainingImportSummary {
  const { id, state, source, bytes, parts, done, total, entries, failure, createdAt } = row
  return {
    id,
    state,
    source: source as Source | null,
    bytes,
    done,
    total,
    entries,
    failure,
    name: words.name,
    received: parts,
    createdAt: createdAt.toISOString(),
  }
}

export const importDetailOf = (row: ImportRow): TrainingImportDetail => ({
  ...importSummaryOf(row),
  report: row.words.report as TrainingImportReport | null,
})

import type { ImportRow } from '#platform/server/imports/store.ts'
import type { HabitImportDetail, HabitImportReport, HabitImportSummary } from '../../contract-transfer.ts'
import type { Source } from './source.ts'

export function summaryOf({ words, ...row }: ImportRow): HabitImportSummary {
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

export const detailOf = (row: ImportRow): HabitImportDetail => ({
  ...summaryOf(row),
  report: row.words.report as HabitImportReport | null,
})

import type { ImportRow } from '#platform/server/imports/store.ts'
import type { PersonalityImportDetail, PersonalityImportReport, PersonalityImportSummary } from '../../contract-transfer.ts'

export function summaryOf({ words, ...row }: ImportRow): PersonalityImportSummary {
  const { id, state, source, bytes, parts, done, total, entries, failure, createdAt } = row
  return {
    id,
    state,
    source: source as PersonalityImportSummary['source'],
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

export const detailOf = (row: ImportRow): PersonalityImportDetail => ({
  ...summaryOf(row),
  report: row.words.report as PersonalityImportReport | null,
})

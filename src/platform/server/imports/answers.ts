import type { ImportOf, ImportSummary } from '#platform/contract/import-endpoints.ts'
import type { ImportDependencies } from './importer.ts'
import { kindNamed } from './kinds.ts'
import type { ImportRow } from './store.ts'

/** An import as shown in lists and while it runs. */
export function summaryOf({ words, parts, importer, createdAt, ...row }: ImportRow): ImportSummary {
  const { id, state, source, bytes, done, total, entries, failure } = row
  const { name, zone } = words
  const created = createdAt.toISOString()
  return { id, kind: importer, state, source, name, bytes, received: parts, zone, done, total, entries, failure, createdAt: created }
}

/** The same with its report, as its kind declares it. */
export async function detailOf(app: ImportDependencies, row: ImportRow): Promise<ImportOf<unknown>> {
  const { report } = row.words
  if (report === null) return { ...summaryOf(row), report }
  const kind = kindNamed(app, row.importer)
  const standing = await kind.standing?.(app, await app.vault.keyOf(row.userId), row)
  return { ...summaryOf(row), report: kind.report.parse({ ...(report as object), ...(standing as object | undefined) }) }
}

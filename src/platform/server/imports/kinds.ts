import { notFound } from '#platform/contract/errors.ts'
import { importReasons } from '#platform/contract/reasons.en.ts'
import type { HasCollect } from '../app/app.ts'
import type { ImportKind } from './importer.ts'

export const importKinds = (app: HasCollect): ImportKind[] => app.collect('imports').flatMap(({ value }) => value)

/** Throws not_found where no feature has such imports. */
export function kindNamed(app: HasCollect, id: string): ImportKind {
  const kind = importKinds(app).find((one) => one.id === id)
  if (!kind) throw notFound(importReasons.not_here())
  return kind
}

import type { ActArea } from '#platform/contract/act-kinds.ts'
import type { HasCollect } from '../app/app.ts'

/** A kind of act, as the feature that records it describes it. Its words, icon and links are in the feature's web half. */
export type ActKind = {
  /** The part of life it belongs to. */
  area: ActArea
  /** What `amount` of its acts counts. */
  unit: 'times' | 'seconds'
  /** Whether everything of this kind grows together in the garden, or each subject (each habit, each track) by itself. */
  grows: 'together' | 'by-subject'
}

/** Every kind that a feature describes, by its name in the ledger. What else stands there is of a feature that is gone. */
export function actKinds(app: HasCollect): ReadonlyMap<string, ActKind> {
  return new Map(app.collect('actKinds').flatMap(({ value }) => Object.entries(value)))
}

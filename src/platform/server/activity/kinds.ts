import type { ActArea } from '#platform/contract/act-kinds.ts'
import type { HasCollect } from '../app/app.ts'

/** A kind of act, as the feature that records it describes it. Its words, icon and links are in the feature's web half. */
export type ActKind = {
  /** The part of life it belongs to. */
  area: ActArea
  /** The unit of `amount`. */
  unit: 'times' | 'seconds'
  /** Whether all acts of this kind grow one plant in the garden, or each subject (each habit, each track) its own. */
  grows: 'together' | 'by-subject'
}

/** Every kind that a feature describes, by its name in the ledger. Other kinds in the ledger come from features that no longer exist. */
export function actKinds(app: HasCollect): ReadonlyMap<string, ActKind> {
  return new Map(app.collect('actKinds').flatMap(({ value }) => Object.entries(value)))
}

import { actKinds } from '#platform/server/activity/kinds.ts'
import type { HasCollect } from '#platform/server/app/app.ts'
import type { KindGrowth } from '../lines.ts'

/** Acts of a removed feature still grow plants, in the meadow. */
const UNKNOWN: KindGrowth = { bed: 'meadow', bySubject: false }

/** Growth of the kinds of act, as their features describe them. */
export function kindGrowths(app: HasCollect): { of: (kind: string) => KindGrowth; bySubject: readonly string[] } {
  const known = new Map([...actKinds(app)].map(([kind, { area, grows }]) => [kind, { bed: area, bySubject: grows === 'by-subject' }]))
  return {
    of: (kind) => known.get(kind) ?? UNKNOWN,
    bySubject: [...known].flatMap(([kind, { bySubject }]) => (bySubject ? [kind] : [])),
  }
}

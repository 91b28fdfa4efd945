import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useActKinds } from '#platform/web/use-act-kinds.ts'
import type { InsightAssociation, InsightFactor } from '../../contract/insight.ts'
import { insightMessages } from './messages.ts'

/** Absolute differences below this count as none. */
const LEVEL = 0.05

/** Associations in sentences. */
export function useAssociationWords(factors: readonly InsightFactor[]) {
  const t = useMessages(insightMessages)
  const format = useFormat()
  const kinds = useActKinds()
  const labels = new Map(
    factors.map(({ id, label, area }) => {
      if (area !== 'ledger') return [id, { name: label, inText: t.sentence.quoted(label) }]
      const kind = kinds?.(label).words.with ?? '…'
      return [id, { name: kind, inText: kind }]
    }),
  )
  const value = (steps: number) => format.number(steps, { minimumFractionDigits: 1, maximumFractionDigits: Math.abs(steps) < 0.1 ? 2 : 1 })
  return {
    value,
    /** Capitalised, for use on its own. */
    title: (id: string) => (labels.get(id)?.name ?? '').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(format.locale)),
    /** "On days with X your mood was 0.4 higher on average" */
    claim: ({ factorId, timing, difference }: InsightAssociation) => {
      const when = t.sentence[timing](labels.get(factorId)?.inText ?? '')
      if (Math.abs(difference) < LEVEL) return t.sentence.level(when)
      return difference > 0 ? t.sentence.higher(when, value(difference)) : t.sentence.lower(when, value(-difference))
    },
    /** "95 % interval 0.1 to 0.7, 34 days with, 120 without" */
    basis: ({ low, high, nWith, nWithout }: InsightAssociation) =>
      low === null || high === null ? t.sentence.basisOnly(nWith, nWithout) : t.sentence.basis(value(low), value(high), nWith, nWithout),
  }
}

export type AssociationWords = ReturnType<typeof useAssociationWords>

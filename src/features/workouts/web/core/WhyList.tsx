import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Why } from '../../engine/types.ts'
import { fromKg, type WeightUnit } from '../../gyms/gym.ts'
import { trainingMessages } from './messages.ts'
import { whyMessages } from './why-messages.ts'
import styles from './WhyList.module.css'

/** Values of reasons that are kilograms. */
const WEIGHTS: ReadonlySet<string> = new Set(['was', 'load', 'max', 'lightest', 'most', 'more'])

/** A reason as a sentence in the reader's language; undefined for a reason of a newer version. */
export function useWhySentence(unit?: WeightUnit): (why: Why) => string | undefined {
  const format = useFormat()
  const shown = unit ?? (format.units === 'imperial' ? 'lb' : 'kg')
  const t = useMessages(whyMessages)
  const { muscle } = useMessages(trainingMessages)
  const named = (value: string | number) => (typeof value === 'string' ? ((muscle as Record<string, string>)[value] ?? value) : value)
  return ({ key, values }) => {
    const words = (t.reasons as Record<string, ((values: Record<string, string | number>) => string) | undefined>)[key]
    if (!words) return undefined
    const filled = Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (name === 'joint') return [name, (t.joints as Record<string, string>)[value] ?? value]
        if (name === 'muscles') return [name, String(value).split(',').map(named).join(', ')]
        if (key.startsWith('load.') && WEIGHTS.has(name) && typeof value === 'number')
          return [name, `${format.number(Math.round(fromKg(value, shown) * 10) / 10)} ${shown}`]
        return [name, named(value)]
      }),
    )
    return words(filled)
  }
}

/** Reasons, one sentence each, with their sources. */
export function WhyList({ why, unit }: { why: readonly Why[]; /** The place's unit; by default the person's own. */ unit?: WeightUnit }) {
  const t = useMessages(whyMessages)
  const sentence = useWhySentence(unit)
  return (
    <ul role="list" className={styles.list}>
      {why.map((one) => {
        const words = sentence(one)
        return (
          words && (
            <li key={one.key + JSON.stringify(one.values)}>
              {words} <span className={styles.source}>{t.sources[one.source]}</span>
            </li>
          )
        )
      })}
    </ul>
  )
}

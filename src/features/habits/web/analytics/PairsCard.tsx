import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import type { HabitOverview, HabitPair } from '../../contract-analytics.ts'
import styles from './Analytics.module.css'
import { analyticsMessages } from './messages.ts'

/** Highest q-value of a pair that is shown: about one in ten such pairs may be due to chance. */
const FOUND_Q = 0.1
const SHOWN = 6

/** Pairs of habits that tend to be done on the same days. */
export function PairsCard({ pairs, habits }: { pairs: readonly HabitPair[]; habits: readonly HabitOverview[] }) {
  const { pairs: t } = useMessages(analyticsMessages)
  const format = useFormat()
  const names = new Map(habits.map(({ id, name }) => [id, name]))
  const name = (id: string) => names.get(id) ?? ''
  const found = pairs
    .filter(({ q }) => q <= FOUND_Q)
    .toSorted((a, b) => Math.abs(b.phi) - Math.abs(a.phi))
    .slice(0, SHOWN)
  if (found.length === 0) {
    return (
      <Card pad="lg" as="section" className={styles.words}>
        <h2>{t.title}</h2>
        <p className={styles.hint}>{t.none}</p>
      </Card>
    )
  }
  return (
    <Card pad="lg" as="section">
      <ChartFrame
        level={2}
        title={t.title}
        summary={t.summary}
        columns={t.columns}
        rows={pairs.map(({ a, b, phi, n, q }) => [
          `${name(a)} · ${name(b)}`,
          format.number(phi, { maximumFractionDigits: 2 }),
          format.number(n),
          format.number(q, { maximumFractionDigits: 3 }),
        ])}
      >
        <ul role="list" className={styles.finds}>
          {found.map(({ a, b, phi, n }) => (
            <li key={`${a} ${b}`}>
              {phi > 0 ? t.together(name(a), name(b)) : t.apart(name(a), name(b))} <span className={styles.hint}>{t.days(n)}</span>
            </li>
          ))}
        </ul>
      </ChartFrame>
    </Card>
  )
}

import { useFormat } from '#platform/web/i18n/format.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { HabitOverview, HabitPair } from '../../contract-analytics.ts'
import { PatternCard, WordsCard } from './AnalyticsCards.tsx'
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
      <WordsCard title={t.title}>
        <p className="note">{t.none}</p>
      </WordsCard>
    )
  }
  return (
    <PatternCard
      words={t}
      rows={pairs.map(({ a, b, phi, n, q }) => [
        `${name(a)} · ${name(b)}`,
        format.number(phi, { maximumFractionDigits: 2 }),
        format.number(n),
        format.number(q, { maximumFractionDigits: 3 }),
      ])}
    >
      <Stack as="ul" role="list" gap={3} className={styles.finds}>
        {found.map(({ a, b, phi, n }) => (
          <li key={`${a} ${b}`}>
            {phi > 0 ? t.together(name(a), name(b)) : t.apart(name(a), name(b))} <span className="note">{t.days(n)}</span>
          </li>
        ))}
      </Stack>
    </PatternCard>
  )
}

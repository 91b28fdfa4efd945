import type { CSSProperties } from 'react'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { weekdayNames } from '#platform/web/i18n/weekday-names.ts'
import type { HabitOverview } from '../../contract-analytics.ts'
import { PatternCard, WordsCard } from './AnalyticsCards.tsx'
import styles from './ForecastCard.module.css'
import { analyticsMessages } from './messages.ts'

/** Chance of a habit to be done on each weekday, with its uncertainty. */
export function ForecastCard({ forecast }: { forecast: HabitOverview['forecast'] }) {
  const { forecast: t } = useMessages(analyticsMessages)
  const format = useFormat()
  const long = weekdayNames(format.locale, 'long')
  const short = weekdayNames(format.locale, 'short')
  const order = Array.from({ length: 7 }, (_, index) => (index + format.firstWeekday - 1) % 7)
  // Without any day there is no forecast.
  const isKnown = forecast.some(({ n }) => n > 0)
  const of = (weekday: number) => forecast[weekday] ?? { mean: 0, low: 0, high: 1, n: 0 }
  if (!isKnown)
    return (
      <WordsCard title={t.title}>
        <p className="note">{t.none}</p>
      </WordsCard>
    )
  return (
    <PatternCard
      words={t}
      rows={order.map((weekday) => {
        const { mean, low, high, n } = of(weekday)
        return [long[weekday]!, format.percent(mean), t.between(format.percent(low), format.percent(high)), format.number(n)]
      })}
    >
      <Stack as="ul" role="list" gap={3} className={styles.forecast}>
        {order.map((weekday) => {
          const { mean, low, high } = of(weekday)
          return (
            <li key={weekday} style={{ '--mean': mean, '--low': low, '--high': high } as CSSProperties}>
              <span aria-hidden="true">{short[weekday]!.replace('.', '').slice(0, 2)}</span>
              <span
                className={styles.guess}
                role="img"
                aria-label={t.words(long[weekday]!, format.percent(mean), format.percent(low), format.percent(high))}
              />
              <span className="soft tabular" aria-hidden="true">
                {format.percent(mean)}
              </span>
            </li>
          )
        })}
      </Stack>
    </PatternCard>
  )
}

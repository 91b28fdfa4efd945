import { lazy, Suspense, useState } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { seriesOf } from '../../engine/days.ts'
import { MEASURE_NAMES } from '../../engine/measures.ts'
import { coreMessages } from '../core/messages.ts'
import type { Measurements } from '../data/measurements.ts'
import { RANGES, type Range, type What } from './spans.ts'
import { TrendChart } from './TrendChart.tsx'
import styles from './Trend.module.css'

const AllTrend = lazy(() => import('./AllTrend.tsx'))

/** One measure over a period; initially the weight. */
export function TrendCard({ measurements, today }: { measurements: Measurements; today: LocalDay }) {
  const t = useMessages(coreMessages)
  const { entries, profile } = measurements
  const has = (what: What) => seriesOf(entries, profile, what).length > 0
  const isComputed = profile.fatMethod !== 'measured' && has('fat')
  const there: What[] = MEASURE_NAMES.flatMap((measure): What[] =>
    measure === 'bodyFat' && isComputed ? ['fat', ...(has(measure) ? [measure] : [])] : has(measure) ? [measure] : [],
  )
  const [chosen, setChosen] = useState<What>('weight')
  const [range, setRange] = useState<Range>('quarter')
  const what = there.includes(chosen) ? chosen : (there[0] ?? 'weight')
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.choices}>
        {there.length > 1 && (
          <Field label={t.trend.what} className={styles.what}>
            <Select value={what} options={there.map((value) => ({ value, label: t.measures[value] }))} onChange={setChosen} />
          </Field>
        )}
        <SegmentedControl
          label={t.trend.range}
          value={range}
          options={RANGES.map((value) => ({ value, label: t.trend.ranges[value] }))}
          onChange={setRange}
        />
      </div>
      {range === 'all' ? (
        <Suspense fallback={<p className="soft">{t.trend.loading}</p>}>
          <AllTrend what={what} today={today} />
        </Suspense>
      ) : (
        <TrendChart measurements={measurements} what={what} range={range} today={today} />
      )}
    </Card>
  )
}

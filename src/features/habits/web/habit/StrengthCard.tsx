import { useState } from 'react'
import { LazyPlant } from '#platform/web/botany/LazyPlant.tsx'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { TimeChart } from '#platform/web/ui/TimeChart.tsx'
import type { HabitAnswer } from '../data/changes.ts'
import { speciesOf } from '../core/hues.ts'
import styles from './StrengthCard.module.css'
import { recordMessages } from './messages.ts'
import { strengthLine, type recordOf } from './record.ts'

const RANGES = { month: 31, quarter: 92, year: 366, all: Infinity } as const
type Range = keyof typeof RANGES

/** A habit's strength now, a month and a year ago, and over time; as a line, a table and a plant. */
export function StrengthCard({ answer, record }: { answer: HabitAnswer; record: ReturnType<typeof recordOf> }) {
  const { strength: t } = useMessages(recordMessages)
  const format = useFormat()
  const [range, setRange] = useState<Range>('year')
  const line = strengthLine(answer, RANGES[range])
  const { now, month, year } = record.strength
  const share = (value: number | null) => (value === null ? t.none : format.percent(value))
  const first = line[0]?.day ?? answer.today
  return (
    <Card pad="lg" className={styles.strength}>
      <div className={styles.figure}>
        <LazyPlant
          species={speciesOf(answer.habit.id)}
          seed={answer.habit.id}
          growth={Math.round((0.12 + 0.88 * now) * 50) / 50}
          box="fit"
          decorative
        />
      </div>
      <dl className={styles.thenAndNow}>
        {(
          [
            [t.now, now],
            [t.month, month],
            [t.year, year],
          ] as const
        ).map(([label, value], index) => (
          <div key={label} data-now={index === 0 || undefined} data-none={value === null || undefined}>
            <dt>{label}</dt>
            <dd>{share(value)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.chart}>
        <ChartFrame
          level={2}
          title={t.title}
          summary={t.summary}
          columns={[t.day, t.value]}
          rows={line.toReversed().map(({ day, value }) => [format.localDay(day), format.percent(value, 1)])}
          controls={
            <SegmentedControl
              label={t.range}
              value={range}
              options={(Object.keys(RANGES) as Range[]).map((value) => ({ value, label: t.ranges[value] }))}
              onChange={setRange}
            />
          }
        >
          <TimeChart
            label={t.chart(format.localDay(first), format.localDay(answer.today), format.percent(now))}
            from={0}
            to={line.length - 1}
            line={line.map(({ value }, x) => ({ x, y: value }))}
            isFilled
            scale={{ low: 0, high: 1, marks: [0, 0.5, 1] }}
            mark={(value) => format.percent(value)}
            ends={[format.localDay(first, line.length > 100 ? 'medium' : 'short'), format.localDay(answer.today, 'short')]}
          />
        </ChartFrame>
      </div>
    </Card>
  )
}

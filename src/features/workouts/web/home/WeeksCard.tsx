import { useMemo, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { COUNTED_MUSCLES, type CountedMuscle } from '../../engine/volume.ts'
import { CURVE_WEEKS, weekCurve, weekFrequency } from '../../engine/week-curve.ts'
import { trainingMessages } from '../core/messages.ts'
import styles from './Home.module.css'
import { homeMessages } from './messages.ts'

const ALL = 'all'

/** Hard sets of twelve weeks as bars, of all muscles or of one beside its range, and the number of weeks with sets. */
export function WeeksCard({
  done,
  today,
  range: { from, to },
}: {
  done: Parameters<typeof weekCurve>[0]
  today: string
  range: { from: number; to: number }
}) {
  const { weeks: t } = useMessages(homeMessages)
  const w = useMessages(trainingMessages)
  const format = useFormat()
  const [chosen, setChosen] = useState<CountedMuscle | typeof ALL>(ALL)
  const muscle = chosen === ALL ? null : chosen
  const curve = useMemo(() => weekCurve(done, today, muscle), [done, today, muscle])
  const { weeks, mean } = weekFrequency(curve)
  const sets = (count: number) => format.number(Math.round(count * 2) / 2)
  const most = curve.reduce((high, one) => Math.max(high, one.sets), muscle ? to * 1.15 : 1)
  const share = (value: number) => `${(value / most) * 100}%`
  const summary = [t.often(weeks, CURVE_WEEKS), mean === null ? '' : t.mean(sets(mean)), muscle ? t.range(from, to) : '']
    .filter(Boolean)
    .join(' ')
  return (
    <Card as="section" gap={4}>
      <ChartFrame
        level={2}
        title={t.title}
        summary={summary}
        columns={t.columns}
        rows={curve.toReversed().map((one) => [format.localDay(one.week), sets(one.sets)])}
      >
        <div className={styles.weekBars} role="img" aria-label={t.chart(muscle ? w.muscle[muscle] : t.all)}>
          {muscle && <span className={styles.weekBand} style={{ insetBlockEnd: share(from), blockSize: share(to - from) }} />}
          {curve.map((one) => (
            <i key={one.week} style={{ blockSize: share(one.sets) }} />
          ))}
        </div>
        <p className={styles.weekEnds} aria-hidden="true">
          <span>{format.localDay(curve[0]!.week, 'short')}</span>
          <span>{format.localDay(curve.at(-1)!.week, 'short')}</span>
        </p>
      </ChartFrame>
      <Field label={t.of}>
        <Select
          value={chosen}
          options={[{ value: ALL, label: t.all }, ...COUNTED_MUSCLES.map((value) => ({ value, label: w.muscle[value] }))]}
          onChange={({ target }) => setChosen(target.value as CountedMuscle | typeof ALL)}
        />
      </Field>
    </Card>
  )
}

import { useMemo, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { WeekBars } from '#platform/web/ui/WeekBars.tsx'
import { COUNTED_MUSCLES, type CountedMuscle } from '../../engine/volume.ts'
import { CURVE_WEEKS, weekCurve, weekFrequency } from '../../engine/week-curve.ts'
import { trainingMessages } from '../core/messages.ts'
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
        <WeekBars
          label={t.chart(muscle ? w.muscle[muscle] : t.all)}
          weeks={curve.map((one) => ({ day: one.week, value: one.sets }))}
          range={muscle && { from, to }}
        />
      </ChartFrame>
      <Field label={t.of}>
        <Select
          value={chosen}
          options={[{ value: ALL, label: t.all }, ...COUNTED_MUSCLES.map((value) => ({ value, label: w.muscle[value] }))]}
          onChange={setChosen}
        />
      </Field>
    </Card>
  )
}

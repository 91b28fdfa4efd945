import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ChartCard } from '#platform/web/ui/ChartCard.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import type { Habit } from '../../contract.ts'
import { habitMessages } from '../core/messages.ts'
import { Bars } from './Bars.tsx'
import { recordMessages } from './messages.ts'
import type { recordOf } from './record.ts'

type Period = 'week' | 'month' | 'quarter' | 'year'
/** Number of bars that are readable side by side. */
const SHOWN = 12

/** Totals by week, month, quarter and year. */
export function TotalsCard({ habit, record }: { habit: Habit; record: ReturnType<typeof recordOf> }) {
  const { totals: t } = useMessages(recordMessages)
  const h = useMessages(habitMessages)
  const format = useFormat()
  const [period, setPeriod] = useState<Period>('month')
  const all = record.totals(period)
  const quarter = (from: string) => (Number(from.slice(5, 7)) + 2) / 3
  const long = (from: string) =>
    period === 'week'
      ? t.weekOf(format.localDay(from))
      : period === 'month'
        ? format.localDay(from, 'month')
        : period === 'quarter'
          ? t.quarterOf(quarter(from), from.slice(0, 4))
          : from.slice(0, 4)
  const short = (from: string) =>
    period === 'week'
      ? format.localDay(from, 'short')
      : period === 'month'
        ? new Intl.DateTimeFormat(format.locale, { month: 'short', timeZone: 'UTC' }).format(new Date(`${from}T00:00:00Z`))
        : period === 'quarter'
          ? t.quarterOf(quarter(from), from.slice(2, 4))
          : from.slice(0, 4)
  const amount = (value: number) =>
    habit.kind === 'yes' ? h.amount({ ...habit, schedule: { kind: 'timesADay', times: 2 } }, value, format) : h.amount(habit, value, format)
  const shown = all.slice(-SHOWN)
  return (
    <ChartCard
      pad="lg"
      title={t.title}
      columns={[t.period, t.value]}
      rows={all.toReversed().map(({ from, value }) => [long(from), amount(value)])}
      controls={
        <SegmentedControl
          label={t.by}
          value={period}
          options={(['week', 'month', 'quarter', 'year'] as const).map((value) => ({ value, label: t[value] }))}
          onChange={setPeriod}
        />
      }
    >
      <Bars
        label={shown.map(({ from, value }) => t.bar(long(from), amount(value))).join('; ')}
        bars={shown.map(({ from, value }) => ({ key: from, name: short(from), value, words: t.bar(long(from), amount(value)) }))}
      />
    </ChartCard>
  )
}

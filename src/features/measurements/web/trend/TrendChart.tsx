import { weightSlope, weightTrend, type TrendPoint } from '#platform/body/weight-trend.ts'
import { addDays, dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import { useFormat, type Formatting } from '#platform/web/i18n/format.ts'
import { useMessages, type Translation } from '#platform/web/i18n/messages.ts'
import { toShown } from '#platform/web/i18n/units.ts'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { TimeChart } from '#platform/web/ui/TimeChart.tsx'
import { seriesOf } from '../../engine/days.ts'
import { wayOf } from '../../engine/trend-words.ts'
import { MEASURES } from '../../engine/measures.ts'
import { figure, unitWord } from '../core/figures.ts'
import type { en } from '../core/messages.ts'
import { coreMessages } from '../core/messages.ts'
import type { Measurements } from '../data/measurements.ts'
import { SPANS, type Range, type What } from './spans.ts'
import styles from './Trend.module.css'

type Words = Translation<typeof en>
type Shown = { day: LocalDay; value: number; trend?: number; low?: number | null; high?: number | null }

interface TrendChartProps {
  measurements: Measurements
  what: What
  range: Range
  today: LocalDay
}

/** Chart, summary and table of one measure. Weight gets a trend; girths, measured only now and then, appear as measured. */
export function TrendChart({ measurements, what, range, today }: TrendChartProps) {
  const t = useMessages(coreMessages)
  const format = useFormat()
  const series = seriesOf(measurements.entries, measurements.profile, what)
  const all: Shown[] =
    what === 'weight'
      ? weightTrend(series.map(({ day, value }) => ({ day, kg: value }))).map((point) => ({ ...point, value: point.kg }))
      : series
  const from = range === 'all' ? (all[0]?.day ?? today) : addDays(today, -SPANS[range])
  const days = all.filter(({ day }) => day >= from)
  const last = days.at(-1)
  if (!last) return <p className="soft">{t.trend.none}</p>
  const shown = (value: number) => shownValue(what, value, format)
  const at = ({ day }: Shown) => dayNumber(day)
  const isTrend = what === 'weight'
  return (
    <>
      <ChartFrame
        level={2}
        title={t.trend.title}
        summary={isTrend ? weightSummary(days, t, format) : plainSummary(days, what, t, format)}
        columns={isTrend ? [t.trend.day, t.trend.measured, t.trend.trend] : [t.trend.day, t.trend.measured]}
        rows={days
          .toReversed()
          .map(({ day, value, trend }) => [
            format.localDay(day),
            figure(format, what, value),
            ...(trend === undefined ? [] : [figure(format, what, trend)]),
          ])}
      >
        <TimeChart
          label={t.trend.chart(t.measures[what], format.localDay(from), format.localDay(today))}
          from={dayNumber(from)}
          to={dayNumber(today)}
          dots={days.map((point) => ({ x: at(point), y: shown(point.value) }))}
          line={days.map((point) => ({ x: at(point), y: shown(point.trend ?? point.value) }))}
          band={days.flatMap((point) =>
            point.low == null || point.high == null ? [] : [{ x: at(point), low: shown(point.low), high: shown(point.high) }],
          )}
          mark={(value) => `${format.number(value)} ${what === 'fat' ? '%' : unitWord(format, what)}`}
          ends={[format.localDay(from, range === 'month' ? 'short' : 'medium'), format.localDay(today, 'short')]}
        />
      </ChartFrame>
      {isTrend && <p className={styles.about}>{t.trend.about}</p>}
    </>
  )
}

/** Converts to the displayed unit, so that the axis has round numbers. */
function shownValue(what: What, value: number, { units }: Formatting): number {
  const unit = what === 'fat' ? '%' : MEASURES[what].unit
  return unit === 'kg' ? toShown('weight', value, units) : unit === 'cm' ? toShown('length', value, units) : value
}

function weightSummary(days: readonly Shown[], t: Words, format: Formatting): string {
  const points = days.map((day) => ({ ...day, kg: day.value }) as unknown as TrendPoint)
  const { trend, low, high } = points.at(-1)!
  const between = low === null || high === null ? undefined : t.trend.between(figure(format, 'weight', low), figure(format, 'weight', high))
  const slope = weightSlope(points)
  const summary = t.trend.summary(figure(format, 'weight', trend), between)
  if (!slope) return summary
  if (wayOf(slope, trend) === 'steady') return `${summary} ${t.trend.steady}`
  const rate = `${slope.perDay < 0 ? '−' : '+'}${figure(format, 'weight', Math.abs(slope.perDay * 7))}`
  return `${summary} ${t.trend.rate(rate, figure(format, 'weight', slope.margin * 7))}`
}

function plainSummary(days: readonly Shown[], what: What, t: Words, format: Formatting): string {
  const [first, last] = [days[0]!, days.at(-1)!]
  const stated = ({ day, value }: Shown) => [figure(format, what, value), format.localDay(day, 'short')] as const
  return days.length === 1 ? t.trend.one(...stated(last)) : t.trend.firstAndLast(...stated(first), ...stated(last))
}

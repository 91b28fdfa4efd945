import { useId, useMemo } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { uiMessages } from '#platform/web/ui/messages.ts'
import type { Days } from './days.ts'
import { calendarMessages } from './messages.ts'
import { yearOf } from './months.ts'
import { mostOften } from './most-often.ts'
import { PixelGrid } from './PixelGrid.tsx'
import { daysOfYear } from './pixels.ts'

type Props = {
  at: LocalDay
  today: LocalDay
  open: LocalDay | undefined
  days: Days
  /** Months as rows (wide) or as columns (phones). */
  along: 'row' | 'column'
  onMove: (day: LocalDay) => void
  onOpen: (day: LocalDay) => void
}

/** A year as one pixel per day, and the same data as a table. */
export function PixelYear({ at, days, ...rest }: Props) {
  const t = useMessages(calendarMessages)
  const { moods } = useMessages(uiMessages)
  const format = useFormat()
  const keys = useId()
  const year = yearOf(at)
  const felt = useMemo(() => daysOfYear(year).flatMap((day) => days.get(day) ?? []), [year, days])
  const levels = felt.flatMap(({ level }) => level ?? [])
  const most = mostOften(levels)
  const name = (level: number | null) => (level === null ? t.table.none : (moods[level - 1] ?? ''))
  return (
    <div>
      <ChartFrame
        title={t.pixelsTitle(String(year))}
        summary={most === undefined ? t.yearEmpty : t.yearSummary(levels.length, name(most))}
        columns={[t.table.day, t.table.mood, t.table.moods, t.table.entries, t.table.photos, t.table.starred]}
        rows={felt.map((sum) => [
          format.localDay(sum.day),
          sum.level === null ? t.table.none : `${name(sum.level)} (${format.number(sum.mean ?? 0, { maximumFractionDigits: 1 })})`,
          format.number(sum.moods.length),
          format.number(sum.written),
          format.number(sum.photos),
          sum.starred ? t.table.yes : t.table.none,
        ])}
      >
        <PixelGrid at={at} days={days} describedBy={keys} {...rest} />
      </ChartFrame>
      <p id={keys} className="visually-hidden">
        {t.pixelKeys}
      </p>
    </div>
  )
}

import { useMemo, useState } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { CalendarYears } from '#platform/web/ui/CalendarYears.tsx'
import type { HeatLevel } from '#platform/web/ui/HeatWeek.tsx'
import { YearSteps } from '../habit/YearSteps.tsx'
import { PatternCard } from './AnalyticsCards.tsx'
import styles from './DaysCard.module.css'
import { analyticsMessages } from './messages.ts'

/** Number of done habits per day, as a scrollable calendar of all years; the table shows the visible year. */
export function DaysCard({ days, today }: { days: readonly { day: LocalDay; done: number }[]; today: LocalDay }) {
  const { days: t } = useMessages(analyticsMessages)
  const format = useFormat()
  const last = Number(today.slice(0, 4))
  const first = Number((days[0]?.day ?? today).slice(0, 4))
  const years = Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => String(last - index))
  const [year, setYear] = useState(String(last))
  const [picked, setPicked] = useState<LocalDay>()
  const byDay = useMemo(() => new Map(days.map(({ day, done }) => [day, done])), [days])
  const most = useMemo(() => Math.max(1, ...days.map(({ done }) => done)), [days])
  const levelOf = (day: LocalDay) => Math.ceil((4 * (byDay.get(day) ?? 0)) / most) as HeatLevel
  const describe = (day: LocalDay) => t.describe(format.localDay(day, 'long'), byDay.get(day) ?? 0)
  const rows = days.filter(({ day }) => day.startsWith(year)).toReversed()
  return (
    <PatternCard
      words={t}
      rows={rows.length > 0 ? rows.map(({ day, done }) => [format.localDay(day), format.number(done)]) : [[t.nothing, '']]}
      controls={<YearSteps label={t.year} years={years} year={year} onChange={setYear} />}
    >
      <CalendarYears
        label={t.label}
        from={`${years.at(-1)}-01-01`}
        to={today}
        year={year}
        onYear={setYear}
        levelOf={levelOf}
        describe={describe}
        onPick={setPicked}
      />
      <p role="status" className={styles.picked}>
        {picked && describe(picked)}
      </p>
    </PatternCard>
  )
}

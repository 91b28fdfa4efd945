import { useId } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { DayCell } from './DayCell.tsx'
import type { Days } from './days.ts'
import { calendarMessages } from './messages.ts'
import { monthOf, weekdayHeads, weeksOf } from './months.ts'
import { useDescribe } from './use-describe.ts'
import { BLANK } from './pixels.ts'
import { useRoving } from './use-roving.ts'
import { walkMonth } from './walk.ts'
import styles from './MonthGrid.module.css'

type Props = {
  at: LocalDay
  today: LocalDay
  open: LocalDay | undefined
  days: Days
  onMove: (day: LocalDay) => void
  onOpen: (day: LocalDay) => void
}

/** A month: each day with its mood symbol, and small marks for entries, photos and stars. */
export function MonthGrid({ at, today, open, days, onMove, onOpen }: Props) {
  const t = useMessages(calendarMessages)
  const format = useFormat()
  const describe = useDescribe(today)
  const keys = useId()
  const { firstWeekday } = format
  const { grid, onKeyDown } = useRoving<HTMLTableElement>(at, (day, step, isRtl) => walkMonth(day, step, { isRtl, firstWeekday }), onMove)
  const weeks = weeksOf(monthOf(at), firstWeekday)
  const isEmpty = weeks.every((week) => week.every((day) => day === undefined || !days.has(day)))
  return (
    <div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of cells that take the keyboard (ARIA 1.2)
        role="grid"
        className={styles.month}
        aria-label={format.localDay(`${monthOf(at)}-01`, 'month')}
        aria-describedby={keys}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdayHeads(firstWeekday).map((day) => (
              <th key={day} scope="col" abbr={format.localDay(day, 'weekday')}>
                {format.localDay(day, 'day').split(/[\s,.]/)[0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) =>
                day === undefined ? (
                  // oxlint-disable-next-line no-array-index-key -- a place before the first or after the last day
                  <td key={index}>{BLANK}</td>
                ) : (
                  <DayCell
                    key={day}
                    day={day}
                    sum={days.get(day)}
                    label={describe(day, days.get(day))}
                    isToday={day === today}
                    isFuture={day > today}
                    isStop={day === at}
                    isOpen={day === open}
                    onOpen={onOpen}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={keys} className="visually-hidden">
        {t.keys}
      </p>
      {isEmpty && <p className={styles.empty}>{t.monthEmpty}</p>}
    </div>
  )
}

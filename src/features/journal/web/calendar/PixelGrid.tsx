import { useMemo } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { cx } from '#platform/web/ui/cx.ts'
import type { Days } from './days.ts'
import { monthsOf, yearOf, type Month } from './months.ts'
import { Pixel } from './Pixel.tsx'
import { BLANK, DATES, pixelRows } from './pixels.ts'
import { useDescribe } from './use-describe.ts'
import { useRoving } from './use-roving.ts'
import { walkPixels } from './walk.ts'
import styles from './PixelGrid.module.css'

type Props = {
  at: LocalDay
  today: LocalDay
  open: LocalDay | undefined
  days: Days
  along: 'row' | 'column'
  describedBy: string
  onMove: (day: LocalDay) => void
  onOpen: (day: LocalDay) => void
}

export function PixelGrid({ at, today, open, days, along, describedBy, onMove, onOpen }: Props) {
  const format = useFormat()
  const describe = useDescribe(today)
  const year = yearOf(at)
  const rows = useMemo(() => pixelRows(year, along), [year, along])
  const { grid, onKeyDown } = useRoving<HTMLTableElement>(at, (day, step, isRtl) => walkPixels(day, step, { isRtl, along }), onMove)
  const monthName = (month: Month) => format.localDay(`${month}-01`, 'month')
  const short = (month: Month) => format.localDay(`${month}-01`, 'short').replace(/[\d.\s]+/g, '')
  const headOf = (head: Month | number) => (typeof head === 'number' ? format.number(head) : short(head))
  const heads: readonly (Month | number)[] = along === 'row' ? DATES : monthsOf(year)
  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of cells that take the keyboard (ARIA 1.2)
      role="grid"
      className={cx(styles.grid, styles[along])}
      aria-label={String(year)}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          <td>{BLANK}</td>
          {heads.map((head) => (
            <th key={head} scope="col" abbr={typeof head === 'number' ? String(head) : monthName(head)}>
              {typeof head === 'number' ? headOf(head) : short(head).slice(0, 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, days: cells }) => (
          <tr key={head}>
            <th scope="row" abbr={typeof head === 'number' ? String(head) : monthName(head)}>
              {headOf(head)}
            </th>
            {cells.map((day, index) =>
              day === undefined ? (
                // oxlint-disable-next-line no-array-index-key -- no month has such a date
                <td key={index}>{BLANK}</td>
              ) : (
                <Pixel
                  key={day}
                  day={day}
                  sum={days.get(day)}
                  label={describe(day, days.get(day))}
                  isToday={day === today}
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
  )
}

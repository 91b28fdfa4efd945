import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFormat } from '../i18n/format.ts'
import { addDays, weeksBetween } from './heatmap-days.ts'
import { HeatLegend } from './HeatLegend.tsx'
import { HeatWeek, type HeatLevel } from './HeatWeek.tsx'
import styles from './CalendarHeatmap.module.css'

interface CalendarHeatmapProps {
  /** Accessible name. */
  label: string
  /** First and last day, `YYYY-MM-DD`, inclusive. */
  from: string
  to: string
  /** 0 nothing … 4 most, for a day. */
  levelOf: (day: string) => HeatLevel
  /** A day in words: "21 November: 12 minutes". */
  describe: (day: string) => string
  /** Makes the days pressable; arrow keys walk from day to day. */
  onPick?: (day: string) => void
}

/** A year of days as leaves: a day's value shows by size as well as by shade. Put it in a ChartFrame for its table. */
export function CalendarHeatmap({ label, from, to, levelOf, describe, onPick }: CalendarHeatmapProps) {
  const format = useFormat()
  const [focused, setFocused] = useState(to)
  const weeks = weeksBetween(from, to, format.firstWeekday)
  const entry = focused >= from && focused <= to ? focused : to

  // A year is wider than a phone, so the view starts at the latest days.
  const bed = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bed.current
    if (element) element.scrollLeft = element.scrollWidth * (getComputedStyle(element).direction === 'rtl' ? -1 : 1)
  }, [from, to])

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const along = getComputedStyle(event.currentTarget).direction === 'rtl' ? -7 : 7
    const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -along, ArrowRight: along }[event.key]
    if (step === undefined) return
    const day = addDays(entry, step)
    event.preventDefault()
    if (day < from || day > to) return
    setFocused(day)
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }

  return (
    <div className={styles.frame}>
      <div
        className={styles.weeks}
        {...(onPick ? { role: 'group', onKeyDown: walk } : { role: 'img', tabIndex: 0 })}
        aria-label={label}
        ref={bed}
      >
        {weeks.map((week) => (
          <HeatWeek
            key={week.days.find(Boolean)}
            week={week}
            levelOf={levelOf}
            describe={describe}
            onPick={onPick}
            entry={entry}
            onFocus={setFocused}
          />
        ))}
      </div>
      <HeatLegend />
    </div>
  )
}

import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFormat } from '../i18n/format.ts'
import { cx } from './cx.ts'
import { addDays, weekIndexOf, weekAt, type WeekRange } from './heatmap-days.ts'
import { HeatLegend } from './HeatLegend.tsx'
import { HeatWeek, type HeatLevel } from './HeatWeek.tsx'
import styles from './CalendarHeatmap.module.css'

interface CalendarYearsProps {
  /** Accessible name. */
  label: string
  /** First and last day, `YYYY-MM-DD`, inclusive: any number of years. */
  from: string
  to: string
  /** The year in view: a change of it scrolls there, and scrolling changes it. */
  year: string
  onYear: (year: string) => void
  levelOf: (day: string) => HeatLevel
  describe: (day: string) => string
  onPick: (day: string) => void
}

/** Weeks rendered on each side of the visible ones, so that fast scrolling does not show a blank. */
const BESIDE = 10
/** Number of weeks rendered before the width is measured. */
const FIRST_LOOK = 60

/**
 * All years in one strip that scrolls sideways. Only the weeks in view are rendered: thirty years cost as much as one. Arrow keys
 * move from day to day, Page Up and Down from year to year, Home and End to its ends. Put it in a ChartFrame for its table.
 */
export function CalendarYears({ label, from, to, year, onYear, levelOf, describe, onPick }: CalendarYearsProps) {
  const { firstWeekday } = useFormat()
  const range: WeekRange = { from, to, firstWeekday }
  const count = weekIndexOf(range, to) + 1
  const bed = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ first: Math.max(0, count - FIRST_LOOK), last: count - 1 })
  const [focused, setFocused] = useState(to)
  const entry = focused >= from && focused <= to ? focused : to
  const wanted = useRef<string>(undefined)
  /** The year that `onYear` last reported: the strip is already there and does not scroll to it. */
  const reported = useRef(year)

  /** True while the strip scrolls to a requested year: the years in between are not reported. */
  const going = useRef(false)
  const arrived = () => {
    going.current = false
  }
  /** The strip is scrolled to the latest days: it stays there when the window gets narrower. */
  const isAtEnd = useRef(true)

  const weekWidth = useCallback(() => (bed.current?.scrollWidth ?? 0) / count, [count])
  const sign = () => (bed.current && getComputedStyle(bed.current).direction === 'rtl' ? -1 : 1)

  const look = () => {
    const element = bed.current
    const width = weekWidth()
    if (!element || width === 0) return
    const start = Math.abs(element.scrollLeft) / width
    const shown = element.clientWidth / width
    isAtEnd.current = start + shown > count - 0.5
    // In steps of a few weeks, so that not every scrolled pixel renders again.
    const step = (week: number) => Math.round(week / BESIDE) * BESIDE
    const first = Math.max(0, step(start - BESIDE))
    const last = Math.min(count - 1, step(start + shown + BESIDE))
    setView((old) => (old.first === first && old.last === last ? old : { first, last }))
    if (going.current) return
    // At its ends the strip reports the first and the last year, not the year in its middle.
    const middle = start + shown > count - 1 ? to : start < 1 ? from : addDays(from, Math.round((start + shown / 2) * 7))
    const now = middle.slice(0, 4)
    if (now !== reported.current) onYear((reported.current = now))
  }

  // Start at the latest days.
  useLayoutEffect(() => {
    const element = bed.current
    if (element) element.scrollLeft = sign() * element.scrollWidth
    look()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per range; later the person scrolls
  }, [from, to])

  useEffect(() => {
    const element = bed.current
    if (!element || !('ResizeObserver' in globalThis)) return
    const size = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollLeft = sign() * element.scrollWidth
      look()
    })
    size.observe(element)
    return () => size.disconnect()
  })

  useEffect(() => {
    const element = bed.current
    if (!element || reported.current === year) return
    reported.current = year
    going.current = true
    const middle = (weekIndexOf(range, `${year}-07-01`) + 0.5) * weekWidth() - element.clientWidth / 2
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollTo({ left: sign() * middle, behavior: calm ? 'instant' : 'smooth' })
  })

  // A day that was reached by keyboard may be rendered only now.
  useEffect(() => {
    if (wanted.current === undefined) return
    bed.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)?.focus({ preventScroll: true })
    wanted.current = undefined
  })

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const along = sign() * 7
    const steps: Record<string, number> = {
      ArrowUp: -1,
      ArrowDown: 1,
      ArrowLeft: -along,
      ArrowRight: along,
      PageUp: -364,
      PageDown: 364,
      Home: -Infinity,
      End: Infinity,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    arrived()
    const next = step === Infinity ? to : step === -Infinity ? from : addDays(entry, step)
    const day = Math.abs(step) < 300 ? next : next < from ? from : next > to ? to : next
    if (day < from || day > to) return
    wanted.current = day
    setFocused(day)
    reveal(day)
  }

  function reveal(day: string) {
    const element = bed.current
    const width = weekWidth()
    if (!element || width === 0) return
    const at = weekIndexOf(range, day) * width
    const left = Math.abs(element.scrollLeft)
    if (at < left + width) element.scrollLeft = sign() * Math.max(0, at - 4 * width)
    else if (at + 2 * width > left + element.clientWidth) element.scrollLeft = sign() * (at + 5 * width - element.clientWidth)
  }

  const stored = weekIndexOf(range, entry)
  const outside = stored < view.first || stored > view.last
  const shown = [
    // The focused day stays rendered while scrolling, so that the page does not lose the focus.
    ...(outside ? [stored] : []),
    ...Array.from({ length: view.last - view.first + 1 }, (_, index) => view.first + index),
  ].toSorted((a, b) => a - b)

  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the days within are the buttons; the group only moves the focus among them */}
      <div
        className={cx(styles.weeks, styles.years)}
        role="group"
        aria-label={label}
        ref={bed}
        onScroll={look}
        onScrollEnd={arrived}
        onPointerDown={arrived}
        onWheel={arrived}
        onKeyDown={walk}
      >
        <div className={styles.strip} style={{ inlineSize: `calc(${count} * var(--week))` }}>
          {shown.map((index) => (
            <HeatWeek
              key={index}
              week={weekAt(range, index)}
              levelOf={levelOf}
              describe={describe}
              onPick={onPick}
              entry={entry}
              onFocus={setFocused}
              hasYears
              style={{ insetInlineStart: `calc(${index} * var(--week))` }}
            />
          ))}
        </div>
      </div>
      <HeatLegend />
    </div>
  )
}

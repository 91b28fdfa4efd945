import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { EntryHead } from '../local/types.ts'
import styles from './List.module.css'
import { MonthGroup } from './MonthGroup.tsx'
import { monthsOf } from './months.ts'

/** Scroll position of the list beside an entry. Each page renders a new list, and must restore the position. */
let lastScroll = 0

interface EntryListProps {
  heads: readonly EntryHead[]
  current: string | undefined
  place: 'side' | 'page'
  /** Content below the last month. */
  after?: ReactNode
}

/** Entries by month. Only months near the viewport render their rows; the others reserve their height. */
export function EntryList({ heads, current, place, after }: EntryListProps) {
  const months = useMemo(() => monthsOf(heads, current), [heads, current])
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = scroller.current
    if (!element || place !== 'side') return
    element.scrollTop = lastScroll
    const remember = () => {
      lastScroll = element.scrollTop
    }
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [place])
  return (
    <div ref={scroller} className={styles.months}>
      {months.map((month, index) => (
        <MonthGroup key={month.month} {...month} current={current} startsNear={index < 2} />
      ))}
      {after}
    </div>
  )
}

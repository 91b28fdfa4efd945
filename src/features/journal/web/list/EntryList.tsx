import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { EntryHead } from '../local/types.ts'
import styles from './List.module.css'
import { MonthGroup } from './MonthGroup.tsx'
import { monthsOf } from './months.ts'

/** Where the list beside an entry was scrolled to: it is another list on every page, and must not seem so. */
let lastScroll = 0

interface EntryListProps {
  heads: readonly EntryHead[]
  current: string | undefined
  place: 'side' | 'page'
  /** Below the last month. */
  after?: ReactNode
}

/** Month by month. Only months near the window hold their rows; the others are as high as they will be. */
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

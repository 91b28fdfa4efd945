import { memo, useEffect, useRef, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { EntryRow } from './EntryRow.tsx'
import shared from './List.module.css'
import styles from './MonthGroup.module.css'
import type { Month } from './months.ts'

interface MonthGroupProps extends Month {
  current: string | undefined
  startsNear: boolean
}

/** How far beyond the window's edge rows are there already. */
const NEAR = '1200px 0px'

export const MonthGroup = memo(function MonthGroup({ month, heads, isFirstOfDay, current, startsNear }: MonthGroupProps) {
  const format = useFormat()
  const section = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(startsNear || typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined' || !section.current) return
    const observer = new IntersectionObserver((seen) => setNear(seen.at(-1)?.isIntersecting ?? false), { rootMargin: NEAR })
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])
  return (
    <section ref={section} className={styles.monthGroup} aria-labelledby={`journal-${month}`}>
      <h2 id={`journal-${month}`} className={shared.month}>
        {format.localDay(`${month}-01`, 'month')}
      </h2>
      <ul role="list" className={styles.rows} style={{ '--rows': heads.length } as React.CSSProperties}>
        {isNear &&
          heads.map((head, index) => (
            <EntryRow key={head.id} head={head} showsDay={isFirstOfDay[index] ?? true} isCurrent={head.id === current} />
          ))}
      </ul>
    </section>
  )
})

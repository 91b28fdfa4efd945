import { Fragment, memo, useEffect, useRef, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { EntryRow } from './EntryRow.tsx'
import shared from './List.module.css'
import styles from './MonthGroup.module.css'
import { MoodRunRow } from './MoodRunRow.tsx'
import { isRun, type Month, type MoodRun } from './months.ts'

interface MonthGroupProps extends Month {
  current: string | undefined
  startsNear: boolean
}

/** Distance from the viewport within which rows are rendered. */
const NEAR = '1200px 0px'

/** A run is identified by its oldest mood, because newer ones join it. */
const keyOf = ({ moods }: MoodRun) => moods.at(-1)!.head.id

export const MonthGroup = memo(function MonthGroup({ month, rows, current, startsNear }: MonthGroupProps) {
  const format = useFormat()
  const section = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(startsNear || typeof IntersectionObserver === 'undefined')
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined' || !section.current) return
    const observer = new IntersectionObserver((seen) => setNear(seen.at(-1)?.isIntersecting ?? false), { rootMargin: NEAR })
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [])
  const toggle = (key: string) =>
    setOpened((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]))
  const count = rows.reduce((sum, row) => sum + 1 + (isRun(row) && opened.has(keyOf(row)) ? row.moods.length : 0), 0)
  return (
    <section ref={section} aria-labelledby={`journal-${month}`}>
      <h2 id={`journal-${month}`} className={shared.month}>
        {format.localDay(`${month}-01`, 'month')}
      </h2>
      <ul role="list" className={styles.rows} style={{ '--rows': count } as React.CSSProperties}>
        {isNear &&
          rows.map((row) => {
            if (!isRun(row))
              return <EntryRow key={row.head.id} head={row.head} showsDay={row.isFirstOfDay} isCurrent={row.head.id === current} />
            const key = keyOf(row)
            const isOpen = opened.has(key)
            return (
              <Fragment key={key}>
                <MoodRunRow moods={row.moods} isOpen={isOpen} onToggle={() => toggle(key)} />
                {isOpen &&
                  row.moods.map(({ head, isFirstOfDay }) => (
                    <EntryRow key={head.id} head={head} showsDay={isFirstOfDay} isCurrent={head.id === current} />
                  ))}
              </Fragment>
            )
          })}
      </ul>
    </section>
  )
})

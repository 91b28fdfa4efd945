import { Suspense, type CSSProperties } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { weekOf, type Growing, type WeekDay } from './day.ts'
import { hubMessages } from './messages.ts'
import styles from './Week.module.css'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { lazyExtra } from '#platform/web/page/lazy-extra.ts'

const WeekPlant = lazyExtra(() => afterPaint(() => import('./WeekPlant.tsx')).then((file) => file.WeekPlant))

interface WeekProps {
  /** Seven, today last. */
  days: readonly WeekDay[]
  today: string
  minutes: number
  seed: string
  isFirst: boolean
}

/** The last seven days as seven plants, each as tall as its minutes. */
export function Week({ days, today, minutes, seed, isFirst }: WeekProps) {
  const t = useMessages(hubMessages)
  const format = useFormat()
  const text = ({ isToday, state, minutes: n, acts }: Growing) => {
    if (state !== 'grew') return isToday ? t.week.open : t.week.rest
    return n > 0 ? t.week.minutes(n) : t.week.acts(acts)
  }
  return (
    <Card as="section" pad="none" className={cx(styles.week, isFirst && styles.first)} aria-labelledby="hub-week">
      <div className={styles.head}>
        <h2 id="hub-week">{t.week.title}</h2>
        <p>{isFirst ? t.week.first : t.week.total(minutes)}</p>
      </div>
      <ol role="list" className={styles.days}>
        {weekOf(days, today).map((one) => (
          <li key={one.day} className={styles.day} data-today={one.isToday || undefined}>
            <span className={styles.plot} data-state={one.state} style={{ '--growth': one.growth } as CSSProperties} aria-hidden="true">
              {one.state === 'grew' && (
                <Suspense fallback={null}>
                  <WeekPlant seed={`${seed} ${one.day}`} growth={one.growth} />
                </Suspense>
              )}
            </span>
            <span className={styles.name}>
              <span className="visually-hidden">{`${one.isToday ? `${t.week.today}, ` : ''}${format.localDay(one.day, 'weekday')}: ${text(one)}`}</span>
              <span aria-hidden="true">{format.localDay(one.day, 'weekday').slice(0, 2)}</span>
            </span>
            <span className={styles.minutes} aria-hidden="true">
              {one.minutes > 0 ? format.number(one.minutes) : '·'}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

import { Suspense } from 'react'
import { useTurn } from '#platform/web/botany/use-turn.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { Stat } from '#platform/web/ui/Stat.tsx'
import { soulMessages } from './messages.ts'
import styles from './Today.module.css'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { lazyExtra } from '#platform/web/page/lazy-extra.ts'

// The plant is for wide windows and loads last.
const TodayPlant = lazyExtra(() => afterPaint(() => import('./TodayPlant.tsx')).then((file) => file.TodayPlant))

interface TodayProps {
  minutes: number
  points: number
  streak: { current: number; totalDays: number }
}

/** Today's progress: totals, and the streak if there is one. */
export function Today({ minutes, points, streak }: TodayProps) {
  const t = useMessages(soulMessages)
  const format = useFormat()
  const isDrawn = useTurn()
  return (
    <TitledCard isSmall title={t.today.title} look="tinted" className={styles.today}>
      <p className="soft">{minutes === 0 ? t.today.none : t.today.some(minutes)}</p>
      <div className={styles.stats}>
        <Stat label={t.today.minutes} value={format.number(minutes)} />
        <Stat label={t.today.points} value={format.number(points)} />
        <Stat
          label={t.today.days}
          value={format.number(streak.totalDays)}
          {...(streak.current > 0 && { hint: t.today.row(streak.current) })}
        />
      </div>
      <div className={styles.todayPlant} aria-hidden="true">
        {isDrawn && (
          <Suspense fallback={null}>
            <TodayPlant minutes={minutes} />
          </Suspense>
        )}
      </div>
    </TitledCard>
  )
}

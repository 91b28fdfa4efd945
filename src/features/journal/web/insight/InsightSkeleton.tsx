import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Insight.module.css'
import { insightMessages } from './messages.ts'

/** Placeholders of all cards in about their final size. */
export function InsightSkeleton() {
  const t = useMessages(insightMessages)
  return (
    <div role="status" aria-label={t.loading} className={styles.all}>
      <div className={styles.glance}>
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} shape="card" height="8.9rem" />
        ))}
      </div>
      <Skeleton shape="card" height="30.8rem" />
      <Skeleton shape="card" height="40rem" />
      <div className={styles.pairs}>
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} shape="card" height="23.2rem" />
        ))}
      </div>
    </div>
  )
}

import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Hub.module.css'
import { hubMessages } from './messages.ts'

/** Placeholder of the hub in the sizes of a common day: a mood, a suggestion, the week, and the totals beside them. */
export function HubSkeleton() {
  const t = useMessages(hubMessages)
  return (
    <div className={styles.columns} role="status" aria-label={t.loading}>
      <div className={styles.main}>
        <Skeleton shape="card" className={styles.moodShadow} />
        <Skeleton shape="card" className={styles.cardShadow} />
      </div>
      <div className={styles.week}>
        <Skeleton shape="card" className={styles.weekShadow} />
      </div>
      <div className={styles.side}>
        <Skeleton shape="card" height="13.5rem" />
        <Skeleton shape="card" height="9rem" />
      </div>
    </div>
  )
}

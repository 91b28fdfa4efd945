import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { speechesMessages } from './messages.ts'
import styles from './Speeches.module.css'

/** Placeholder for the page's body, in its final size. */
export function SpeechesSkeleton() {
  const t = useMessages(speechesMessages)
  return (
    <div className={styles.all} role="status" aria-label={t.loading}>
      <Skeleton shape="card" className={styles.todayShadow} />
      <Skeleton shape="card" className={styles.filtersShadow} />
      <div className={styles.list}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((one) => (
          <Skeleton key={one} shape="card" className={styles.cardShadow} />
        ))}
      </div>
    </div>
  )
}

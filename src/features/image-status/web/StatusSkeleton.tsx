import { useMessages } from '#platform/web/i18n/messages.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './ImageStatus.module.css'
import { statusMessages } from './messages.ts'

/** Placeholder for the page's body. */
export function StatusSkeleton() {
  const t = useMessages(statusMessages)
  return (
    <div className={styles.page} role="status" aria-label={t.loading}>
      <Skeleton shape="card" className={styles.shadow} />
    </div>
  )
}

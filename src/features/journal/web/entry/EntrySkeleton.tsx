import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Entry.module.css'

export function EntrySkeleton() {
  return (
    <div className={styles.entry} aria-busy="true">
      <div className={styles.top} />
      <Skeleton width="9rem" height="1.2rem" />
      <Skeleton width="70%" height="2.4rem" />
      <Skeleton lines={7} />
    </div>
  )
}

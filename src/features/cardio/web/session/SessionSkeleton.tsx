import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Session.module.css'

/** The page's body while it loads. */
export function SessionSkeleton() {
  return (
    <div className={styles.main} aria-busy="true">
      <Skeleton shape="card" height="9rem" />
      <Skeleton shape="card" height="30rem" />
    </div>
  )
}

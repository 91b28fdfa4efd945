import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Discover.module.css'

/** Placeholder for the body of Discover. */
export function DiscoverShadow() {
  return (
    <div className={styles.all}>
      <Skeleton shape="card" width="100%" className={styles.filtersShadow} />
      <Skeleton shape="card" width="100%" className={styles.rowsShadow} />
      <Skeleton shape="card" width="100%" className={styles.rowsShadow} />
    </div>
  )
}

import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Gyms.module.css'

/** The placeholder of the page's body while it loads. */
export function GymsSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <Skeleton shape="card" height="11rem" />
      <Skeleton shape="card" height="11rem" />
    </div>
  )
}

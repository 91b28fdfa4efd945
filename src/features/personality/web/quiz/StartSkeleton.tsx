import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Start.module.css'

/** The start while what was taken before is on its way: of the size that it is going to have. */
export function StartSkeleton() {
  return (
    <div className={styles.choices} aria-busy="true">
      <Skeleton shape="card" height="15rem" />
      <Skeleton shape="card" height="15rem" />
    </div>
  )
}

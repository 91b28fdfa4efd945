import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Start.module.css'

/** Placeholder of the start page while earlier results load, of the same size. */
export function StartSkeleton() {
  return (
    <div className={styles.choices} aria-busy="true">
      <Skeleton shape="card" height="15rem" />
      <Skeleton shape="card" height="15rem" />
    </div>
  )
}

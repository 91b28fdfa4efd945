import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Measurements.module.css'

/** The page's body while it loads, with its final size. */
export function MeasurementsSkeleton() {
  return (
    <div className={styles.main} aria-busy="true">
      <Skeleton shape="card" height="11rem" />
      <Skeleton shape="card" height="26rem" />
    </div>
  )
}

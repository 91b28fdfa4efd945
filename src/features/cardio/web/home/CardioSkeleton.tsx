import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Cardio.module.css'

/** The page's body while it loads, with its final size. */
export function CardioSkeleton() {
  return (
    <div className={styles.main} aria-busy="true">
      <Skeleton shape="card" height="27rem" />
      <Skeleton shape="card" height="20rem" />
    </div>
  )
}

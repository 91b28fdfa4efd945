import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './ListSkeleton.module.css'

/** Rows in their final size, so that the layout does not shift. */
export function ListSkeleton() {
  return (
    <div className={styles.rows} aria-busy="true">
      <Skeleton width="8rem" height="1.6rem" />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} shape="card" className={styles.row} />
      ))}
    </div>
  )
}

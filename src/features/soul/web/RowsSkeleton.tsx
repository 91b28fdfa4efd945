import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import skeletons from './Skeletons.module.css'
import styles from './Soul.module.css'

/** Placeholder for rows of tracks. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line no-array-index-key -- shadows have no names
        <div key={index} className={skeletons.row}>
          <Skeleton shape="card" width="4rem" height="4rem" />
          <div>
            <Skeleton width="11rem" />
            <Skeleton width="6rem" />
          </div>
        </div>
      ))}
    </div>
  )
}

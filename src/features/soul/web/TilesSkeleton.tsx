import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import skeletons from './Skeletons.module.css'
import styles from './Soul.module.css'

/** Placeholder for tracks shown as pictures. */
export function TilesSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line no-array-index-key -- shadows have no names
        <div key={index}>
          <Skeleton shape="card" className={skeletons.tile} />
          <Skeleton width="70%" />
          <Skeleton width="45%" />
        </div>
      ))}
    </div>
  )
}

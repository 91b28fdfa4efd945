import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import shared from './GardenPage.module.css'
import styles from './GardenSkeleton.module.css'

/** Placeholder for the garden, in its final size. */
export function GardenSkeleton() {
  return (
    <div className={shared.place}>
      <div className={styles.toolsShadow} />
      <Skeleton shape="card" className={styles.sceneShadow} />
    </div>
  )
}

import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import shared from './GardenPage.module.css'
import styles from './GardenSkeleton.module.css'

/** The place of the garden while it is on its way: of the size that it is going to have. */
export function GardenSkeleton() {
  return (
    <div className={shared.place}>
      <div className={styles.toolsShadow} />
      <Skeleton shape="card" className={styles.sceneShadow} />
    </div>
  )
}

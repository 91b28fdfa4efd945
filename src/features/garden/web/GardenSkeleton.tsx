import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './GardenPage.module.css'

/** The place of the garden while it is on its way: of the size that it is going to have. */
export function GardenSkeleton() {
  return (
    <div className={styles.place}>
      <div className={styles.toolsShadow} />
      <Skeleton shape="card" className={styles.sceneShadow} />
    </div>
  )
}

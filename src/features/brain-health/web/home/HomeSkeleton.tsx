import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Home.module.css'

/** The page's body while it is on its way. */
export function HomeSkeleton() {
  return (
    <div className={styles.home}>
      <Skeleton shape="card" className={styles.scoreShadow} />
      <Skeleton shape="card" className={styles.listShadow} />
    </div>
  )
}

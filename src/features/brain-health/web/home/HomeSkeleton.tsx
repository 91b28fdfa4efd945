import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Home.module.css'

/** Placeholder for the page's body. */
export function HomeSkeleton() {
  return (
    <div className={styles.home}>
      <Skeleton shape="card" className={styles.scoreShadow} />
      <Skeleton shape="card" className={styles.listShadow} />
    </div>
  )
}

import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import forest from '../forest/Forest.module.css'
import styles from './Home.module.css'

/** The page's body while it is on its way, of the size that it is going to have. */
export function HomeSkeleton() {
  return (
    <div className={styles.home}>
      <div className={forest.place}>
        <Skeleton shape="card" className={forest.sceneShadow} />
        <div className={forest.line} />
        <div className={styles.grovesShadow} />
      </div>
      <Skeleton shape="card" className={styles.roundShadow} />
    </div>
  )
}

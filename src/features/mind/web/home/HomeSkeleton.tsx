import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import forest from '../forest/Forest.module.css'
import styles from './Home.module.css'

/** Placeholder for the page's body, in its final size. */
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

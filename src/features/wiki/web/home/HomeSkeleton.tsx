import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Home.module.css'

export function HomeSkeleton() {
  return (
    <>
      <div className={styles.two}>
        <Skeleton shape="card" className={styles.tall} />
        <Skeleton shape="card" className={styles.tall} />
      </div>
      <Skeleton shape="card" className={styles.trailsShadow} />
    </>
  )
}

/** Placeholder for the search field and the buttons. */
export function SearchSkeleton() {
  return <Skeleton shape="card" className={styles.searchShadow} />
}

import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Home.module.css'

export function BooksSkeleton() {
  return (
    <div className={styles.books}>
      <Skeleton shape="card" height="9rem" />
      <Skeleton shape="card" height="9rem" />
    </div>
  )
}

import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Exercises.module.css'

/** The placeholder of the page's body while it loads. */
export function ExercisesSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton shape="card" height="6rem" />
      <Skeleton shape="card" height="60rem" />
    </div>
  )
}

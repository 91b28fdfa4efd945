import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Diary.module.css'

/** What the card of sums takes at least (Diary.module.css). */
export const SUMMARY_HEIGHT = '7rem'

/** The day's meals while they are on their way, of the size that four empty ones have. */
export function DaySkeleton() {
  return (
    <div className={styles.meals}>
      {[1, 2, 3, 4].map((nr) => (
        <Skeleton key={nr} shape="card" height="6.5rem" />
      ))}
    </div>
  )
}

import { lazy, Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { JournalListProps } from './JournalList.tsx'
import styles from './List.module.css'
import { ListSkeleton } from './ListSkeleton.tsx'

const load = () => import(/* after paint */ './JournalList.tsx')
// On its way while the page is still being put together; one that failed is asked for again when it is shown.
load().catch(() => {})
const JournalList = lazy(() => load().then((file) => ({ default: file.JournalList })))

/** The list as a piece of its own: today stands before the days that were. */
export function LazyJournalList(props: JournalListProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.list} data-place={props.place}>
          <Skeleton shape="card" height="3rem" />
          <ListSkeleton />
        </div>
      }
    >
      <JournalList {...props} />
    </Suspense>
  )
}

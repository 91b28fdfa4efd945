import { lazy, Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { JournalListProps } from './JournalList.tsx'
import styles from './List.module.css'
import { ListSkeleton } from './ListSkeleton.tsx'
import { afterPaint } from '#platform/web/page/after-paint.ts'

const JournalList = lazy(() => afterPaint(() => import('./JournalList.tsx')).then((file) => ({ default: file.JournalList })))

/** The list as a piece of its own: today stands before the days that were. */
export function LazyJournalList(props: JournalListProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.list} data-place={props.place}>
          {props.place === 'side' && <Skeleton shape="card" height="3rem" />}
          <ListSkeleton />
        </div>
      }
    >
      <JournalList {...props} />
    </Suspense>
  )
}

import { lazy, Suspense } from 'react'
import type { JournalListProps } from './JournalList.tsx'
import { PlacedListSkeleton } from './ListSkeleton.tsx'
import { afterPaint } from '#platform/web/page/after-paint.ts'

const JournalList = lazy(() => afterPaint(() => import('./JournalList.tsx')).then((file) => ({ default: file.JournalList })))

/** The list, loaded separately, so that the part for today appears first. */
export function LazyJournalList(props: JournalListProps) {
  return (
    <Suspense fallback={<PlacedListSkeleton place={props.place} />}>
      <JournalList {...props} />
    </Suspense>
  )
}

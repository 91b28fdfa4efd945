import { lazy, Suspense } from 'react'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { useSeveralJournals } from '../local/use-journal.ts'

const JournalSwitch = lazy(() => afterPaint(() => import('./JournalSwitch.tsx')).then((file) => ({ default: file.JournalSwitch })))

/** Nothing for whoever has one journal; its room is kept while it comes. */
export function LazyJournalSwitch() {
  if (!useSeveralJournals()) return null
  return (
    <Suspense fallback={<div style={{ blockSize: 'calc(var(--tap) + 2 * var(--space-1))' }} />}>
      <JournalSwitch />
    </Suspense>
  )
}

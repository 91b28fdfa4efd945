import { lazy, Suspense } from 'react'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { useSeveralJournals } from '../local/use-journal.ts'

const JournalSwitch = lazy(() => afterPaint(() => import('./JournalSwitch.tsx')).then((file) => ({ default: file.JournalSwitch })))

/** Not rendered for a person with one journal; reserves its space while it loads. */
export function LazyJournalSwitch() {
  if (!useSeveralJournals()) return null
  return (
    <Suspense fallback={<div style={{ blockSize: 'calc(var(--tap) + 2 * var(--space-1))' }} />}>
      <JournalSwitch />
    </Suspense>
  )
}

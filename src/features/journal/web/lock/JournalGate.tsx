import { lazy, Suspense, type ReactNode } from 'react'
import { Page } from '#platform/web/ui/Page.tsx'
import { useJournalLock } from './use-journal-lock.ts'

const LockScreen = lazy(() => import('./LockScreen.tsx').then((file) => ({ default: file.LockScreen })))

/**
 * Wraps every page of the journal: while it is locked, `children` are not rendered at all, and the title is
 * replaced. `fallback`: shown until the device has read whether there is a lock.
 */
export function JournalGate({
  children,
  fallback = <Page area="journal">{null}</Page>,
  isClosed = false,
}: {
  children: ReactNode
  fallback?: ReactNode
  /** The content belongs to a journal that is locked now. */
  isClosed?: boolean
}) {
  const lock = useJournalLock()
  if (lock === 'open' && !isClosed) return children
  if (lock === 'waiting') return fallback
  return (
    <Suspense fallback={<Page area="journal">{null}</Page>}>
      <LockScreen />
    </Suspense>
  )
}

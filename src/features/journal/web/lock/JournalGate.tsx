import { lazy, Suspense, type ReactNode } from 'react'
import { Page } from '#platform/web/ui/Page.tsx'
import { useJournalLock } from './use-journal-lock.ts'

const LockScreen = lazy(() => import('./LockScreen.tsx').then((file) => ({ default: file.LockScreen })))

/**
 * Stands around every page of the journal: while it is locked, `children` are not rendered at all, and whatever they put into
 * the title is gone. `fallback`: shown for the moment until the device has told whether there is a lock.
 */
export function JournalGate({
  children,
  fallback = <Page area="journal">{null}</Page>,
  isClosed = false,
}: {
  children: ReactNode
  fallback?: ReactNode
  /** What is in it is in a journal that asks for the lock. */
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

import { lazy, Suspense, type ReactNode } from 'react'
import { Page } from '#platform/web/ui/Page.tsx'
import { useJournalLock } from './use-journal-lock.ts'

const LockScreen = lazy(() => import('./LockScreen.tsx').then((file) => ({ default: file.LockScreen })))

/**
 * Stands around every page of the journal: while it is locked, `children` are not rendered at all, and whatever they put into
 * the title is gone. `fallback`: shown for the moment until the device has told whether there is a lock.
 */
export function JournalGate({ children, fallback = <Page area="journal">{null}</Page> }: { children: ReactNode; fallback?: ReactNode }) {
  const lock = useJournalLock()
  if (lock === 'open') return children
  if (lock === 'waiting') return fallback
  return (
    <Suspense fallback={<Page area="journal">{null}</Page>}>
      <LockScreen />
    </Suspense>
  )
}

import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { isFinished } from '../../training/session.ts'
import { trainingMessages } from '../core/messages.ts'
import { useTable } from '../core/use-table.ts'
import { useSession } from '../data/use-session.ts'
import { useDeviceSessions, useTraining } from '../data/use-training.ts'
import { sessionMessages } from './messages.ts'
import { SessionSkeleton } from './SessionSkeleton.tsx'

// A session cannot be drawn before the table of exercises is loaded, which also happens after the first paint.
const LiveSession = lazy(() => afterPaint(() => import('./LiveSession.tsx')).then((file) => ({ default: file.LiveSession })))
const FinishedSession = lazy(() => afterPaint(() => import('./FinishedSession.tsx')).then((file) => ({ default: file.FinishedSession })))

/** A training session, under way and afterwards. All of it works without a network. */
export default function SessionPage() {
  const { id = '' } = useParams()
  return <SessionById key={id} id={id} />
}

function SessionById({ id }: { id: string }) {
  const t = useMessages(sessionMessages)
  const w = useMessages(trainingMessages)
  const state = useSession(id)
  const { table, error: tableError, retry: retryTable } = useTable()
  const training = useTraining()
  const device = useDeviceSessions()
  const { session } = state
  const error = state.error ?? (session && !table ? tableError : undefined)
  const back = <BackLink to="/gym-ai">{w.toBody}</BackLink>
  if (error && !session)
    return (
      <Page area="body" header={<PageHeader back={back} title={t.title} />}>
        {error instanceof NetworkError ? (
          <ErrorState title={w.offline} text={w.offlineText} onRetry={state.retry} />
        ) : (
          <ErrorState title={t.missing.title} text={t.missing.text} onRetry={state.retry} />
        )}
      </Page>
    )
  if (error)
    return (
      <Page area="body" header={<PageHeader back={back} title={t.title} />}>
        <ErrorState title={w.failed} text={w.failedText} onRetry={retryTable} />
      </Page>
    )
  const isKnown = training.data !== undefined || !training.isLooking || training.error !== null
  if (!session || !table || !isKnown)
    return (
      <Page area="body" header={<PageHeader back={back} title={session?.fields.name.value || t.title} />}>
        <SessionSkeleton />
      </Page>
    )
  const Session = isFinished(session) ? FinishedSession : LiveSession
  return (
    <Suspense
      fallback={
        <Page area="body" header={<PageHeader back={back} title={session.fields.name.value || t.title} />}>
          <SessionSkeleton />
        </Page>
      }
    >
      <Session state={state} session={session} table={table} training={training.data} device={device ?? []} />
    </Suspense>
  )
}

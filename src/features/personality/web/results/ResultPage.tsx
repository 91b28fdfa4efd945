import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { refreshSession, useSession } from '#platform/web/session/session.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { personalityMessages } from '../core/messages.ts'
import { ResultSkeleton } from '../profile/ResultSkeleton.tsx'

const MissingView = lazy(() => import('../profile/MissingView.tsx').then((file) => ({ default: file.MissingView })))
const OwnResult = lazy(() => import('./OwnResult.tsx').then((file) => ({ default: file.OwnResult })))
const SharedView = lazy(() => import('../shared/SharedView.tsx').then((file) => ({ default: file.SharedView })))

const TOKEN = /^[\w-]{32}$/
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A result: the person's own by its id, or a shared one by the token of its link; any other id shows a missing page. */
export default function ResultPage() {
  const t = useMessages(personalityMessages)
  const { id = '' } = useParams()
  const { status } = useSession()
  const isOwn = UUID.test(id.toLowerCase())
  const isShared = TOKEN.test(id)
  return (
    <Page area="mind" wide>
      {isShared ? (
        <Suspense fallback={<ResultSkeleton />}>
          <SharedView key={id} token={id} />
        </Suspense>
      ) : isOwn && status === 'signed-in' ? (
        <Suspense fallback={<ResultSkeleton />}>
          <OwnResult key={id} id={id.toLowerCase()} />
        </Suspense>
      ) : isOwn && status === 'unreachable' ? (
        <>
          <h1 className="visually-hidden">{t.title}</h1>
          <ErrorState title={t.offlineTitle} text={t.offlineText} onRetry={refreshSession} />
        </>
      ) : (
        <Suspense fallback={<ResultSkeleton />}>
          <MissingView mayBeOwn={isOwn} />
        </Suspense>
      )}
    </Page>
  )
}

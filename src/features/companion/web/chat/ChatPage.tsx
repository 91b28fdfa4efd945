import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import styles from './Chat.module.css'
import { chatMessages } from './messages.ts'
import { useChatState } from './use-chat-state.ts'

const ChatView = lazy(() => afterPaint(() => import('./ChatView.tsx')))
const ConsentCard = lazy(() => import('./ConsentCard.tsx'))

/** A conversation with the installation's language model, where one is configured and after the person has agreed. */
export default function ChatPage() {
  const t = useMessages(chatMessages)
  const { data: state, error, refetch, isFetching } = useChatState()
  const model = state?.model
  if (state && model && state.consent?.current) {
    return (
      <Suspense fallback={<Waiting />}>
        <ChatView state={state} />
      </Suspense>
    )
  }
  return (
    <Page area="companion" header={<PageHeader back={<BackLink to="/my-ai-bestfriend">{t.back}</BackLink>} title={t.title} />}>
      {state && !model ? (
        <EmptyState
          title={t.none.title}
          action={
            <Link to="/my-ai-bestfriend" className={buttonClass()}>
              {t.none.toCompanion}
            </Link>
          }
        >
          {t.none.text}
        </EmptyState>
      ) : state && model ? (
        <Suspense fallback={<Skeleton shape="card" className={styles.shadow} />}>
          <ConsentCard state={state} onAgreed={() => void refetch()} />
        </Suspense>
      ) : error ? (
        <ErrorState
          title={t.failed}
          text={error instanceof NetworkError ? t.offline : error.message}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Skeleton shape="card" className={styles.shadow} />
      )}
    </Page>
  )
}

function Waiting() {
  const t = useMessages(chatMessages)
  return (
    <Page area="companion" header={<PageHeader back={<BackLink to="/my-ai-bestfriend">{t.back}</BackLink>} title={t.title} />}>
      <Skeleton shape="card" className={styles.shadow} />
    </Page>
  )
}

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { getVoice } from '../../contract-voice.ts'
import { useChatState } from '../chat/use-chat-state.ts'
import { voiceMessages } from './messages.ts'
import styles from './Voice.module.css'

const VoiceView = lazy(() => afterPaint(() => import('./VoiceView.tsx')))

/** Conversations and check-ins by voice: with a model or without, with a recognition service or without. */
export default function VoiceChatPage() {
  const t = useMessages(voiceMessages)
  const chat = useChatState()
  const voice = useQuery(queryOf(getVoice))
  const error = chat.error ?? voice.error
  const retry = () => {
    void chat.refetch()
    void voice.refetch()
  }
  return (
    <Page
      area="companion"
      header={<PageHeader back={<BackLink to="/my-ai-bestfriend">{t.back}</BackLink>} title={t.title} lead={t.lead} />}
    >
      {chat.data && voice.data ? (
        <Suspense fallback={<Skeleton shape="card" className={styles.shadow} />}>
          <VoiceView chat={chat.data} voice={voice.data} onChange={retry} />
        </Suspense>
      ) : error ? (
        <ErrorState
          title={t.failed}
          text={error instanceof NetworkError ? t.offline : error.message}
          onRetry={retry}
          retrying={chat.isFetching || voice.isFetching}
        />
      ) : (
        <Skeleton shape="card" className={styles.shadow} />
      )}
    </Page>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getLinkedBrief } from '../../contract-brief.ts'
import core from '../core/Core.module.css'
import { coreMessages } from '../core/messages.ts'
import { BriefView } from './BriefView.tsx'
import { briefMessages } from './messages.ts'

/** The brief behind a link, for anyone who has it. Unknown, ended and expired links show the same page. */
export default function LinkedPage() {
  const t = useMessages(briefMessages)
  const c = useMessages(coreMessages)
  const { token = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(getLinkedBrief, { params: { token } }),
    retry: false,
    staleTime: Infinity,
  })
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  const title = data?.name ? t.briefOf(data.name) : t.brief
  return (
    <Page area="mind" header={<PageHeader title={title} />}>
      {data ? (
        <Stack gap={6}>
          <BriefView brief={data} />
          <div className={core.screen}>
            <Button kind="soft" onClick={() => window.print()}>
              {c.print}
            </Button>
          </div>
        </Stack>
      ) : isMissing ? (
        <EmptyState title={t.missingTitle}>{t.missingText}</EmptyState>
      ) : error ? (
        <ErrorState
          title={error instanceof NetworkError ? t.offline : c.failedTitle}
          text={error instanceof NetworkError ? '' : error.message}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Skeleton shape="card" className={core.shadow} />
      )}
    </Page>
  )
}

import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { QueryError } from '#platform/web/query/QueryError.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { stamped } from '../../core/merge.ts'
import { META } from '../../core/kinds.ts'
import { aboutOf } from '../../core/page.ts'
import { coreMessages } from '../core/messages.ts'
import { PageWriter } from '../data/page-writer.ts'
import { stampClock } from '../data/stamps.ts'
import { pageQuery, usePage } from '../data/use-page.ts'

const Workbench = lazy(() => import('./Workbench.tsx'))

export const queries = ({ page = '' }: Readonly<Record<string, string>>) => [pageQuery(page)]

/** The editor of one scrapbook page. */
export default function EditorPage() {
  const t = useMessages(coreMessages)
  const { page: id = '' } = useParams()
  const client = useQueryClient()
  const { page, isDeleted, error, isLooking, isFetching, refetch } = usePage(id)
  const title = page && (aboutOf(page).title || t.untitled)
  usePageTitle(title)
  if (page && !isDeleted)
    return (
      <Suspense fallback={<Waiting />}>
        <Workbench key={id} id={id} page={page} />
      </Suspense>
    )
  const isMissing = error instanceof ApiError && error.status < 500
  const book = page && aboutOf(page).book
  const header = (
    <PageHeader title={title ?? t.title} back={<BackLink to={book ? `/my-scrapbook/books/${book}` : '/my-scrapbook'}>{t.back}</BackLink>} />
  )
  const restore = () => new PageWriter(id, client).write([stamped(META, { deleted: false }, stampClock.next())])
  return (
    <Page area="journal" header={header}>
      {isDeleted ? (
        <EmptyState title={t.notHereTitle} action={<Button onClick={() => void restore()}>{t.restore}</Button>}>
          {t.notHereText}
        </EmptyState>
      ) : isMissing ? (
        <EmptyState title={t.notHereTitle}>{t.notHereText}</EmptyState>
      ) : error && !isLooking ? (
        <QueryError of={{ error, refetch, isFetching }} words={t} />
      ) : (
        <Skeleton shape="card" height="70dvh" />
      )}
    </Page>
  )
}

function Waiting() {
  const t = useMessages(coreMessages)
  return (
    <Page area="journal" header={<PageHeader title={t.title} />}>
      <Skeleton shape="card" height="70dvh" />
    </Page>
  )
}

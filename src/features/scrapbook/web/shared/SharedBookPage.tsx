import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback } from 'react'
import { useParams } from 'react-router'
import { mediaAddress } from '#platform/web/api/address.ts'
import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { getLinkedBook, getLinkedPicture } from '../../contract-shares.ts'
import { aboutOf, itemsOf } from '../../core/page.ts'
import { coreMessages } from '../core/messages.ts'
import { outputMessages } from '../output/messages.ts'
import styles from '../output/Output.module.css'

const PagePicture = lazy(() => import('../canvas/PagePicture.tsx'))

/** The scrapbook that a link shows, for any visitor. Unknown, ended and expired links show the same page. */
export default function SharedBookPage() {
  const t = useMessages(outputMessages)
  const c = useMessages(coreMessages)
  const { token = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(getLinkedBook, { params: { token } }),
    retry: false,
    staleTime: Infinity,
  })
  const pictureUrl = useCallback((id: string) => mediaAddress(getLinkedPicture.path, { params: { token, id } }), [token])
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  // A failing server is treated as an empty answer (see contract.ts), so `pages` may be missing.
  const pages = data?.pages ?? []
  return (
    <Page area="journal" wide header={<PageHeader title={data?.title || t.linkedTitle} />}>
      {data ? (
        <ol role="list" className={styles.shared}>
          {pages.map(({ id, records }, at) => {
            const map = new Map(records.map((record) => [record.id, record]))
            const words = itemsOf(map).flatMap(({ alt, text }) => alt || text || [])
            return (
              <li key={id} className={styles.sharedPage}>
                <h2 className="visually-hidden">{aboutOf(map).title || t.page(at + 1)}</h2>
                <Suspense fallback={<Skeleton shape="card" height="60vh" />}>
                  <PagePicture records={map} pictureUrl={pictureUrl} />
                </Suspense>
                <p className="visually-hidden">{words.join('. ')}</p>
              </li>
            )
          })}
        </ol>
      ) : isMissing ? (
        <EmptyState title={t.noneTitle}>{t.noneText}</EmptyState>
      ) : error ? (
        <ErrorState
          title={error instanceof NetworkError ? c.offlineTitle : c.failedTitle}
          text={error instanceof NetworkError ? '' : error.message}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Skeleton shape="card" height="60vh" />
      )}
    </Page>
  )
}

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
import { listGyms } from '../../contract/gyms.ts'
import { getTraining } from '../../contract/training.ts'
import { trainingMessages } from '../core/messages.ts'
import { useTable } from '../core/use-table.ts'
import { useTraining } from '../data/use-training.ts'
import { generatorMessages } from './messages.ts'

const Generator = lazy(() => afterPaint(() => import('./Generator.tsx')).then((file) => ({ default: file.Generator })))

export const queries = () => [queryOf(getTraining), queryOf(listGyms)]

/** A plan from wishes, generated on the device, or a built-in structure. */
export default function GeneratorPage() {
  const t = useMessages(generatorMessages)
  const w = useMessages(trainingMessages)
  const { table, error: tableError, retry } = useTable()
  const training = useTraining()
  const error = tableError ?? (training.data === undefined && !training.isLooking ? training.error : null)
  const waits = <Skeleton shape="card" height="40rem" />
  return (
    <Page area="body" wide header={<PageHeader back={<BackLink to="/gym-ai">{w.toBody}</BackLink>} title={t.title} lead={t.lead} />}>
      {table && training.data ? (
        <Suspense fallback={waits}>
          <Generator table={table} training={training.data} />
        </Suspense>
      ) : error ? (
        <ErrorState
          title={error instanceof NetworkError ? w.offline : w.failed}
          text={error instanceof NetworkError ? w.offlineText : w.failedText}
          onRetry={() => {
            retry()
            void training.refetch()
          }}
        />
      ) : (
        <div aria-busy="true">{waits}</div>
      )}
    </Page>
  )
}

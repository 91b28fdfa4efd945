import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { PlantArt } from '#platform/web/botany/LazyPlant.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getHabitAnalytics } from '../../contract-analytics.ts'
import styles from '../AnalyticsPage.module.css'
import { DaysCard } from './DaysCard.tsx'
import { analyticsMessages } from './messages.ts'
import { PairsCard } from './PairsCard.tsx'
import { StrengthsCard } from './StrengthsCard.tsx'
import { BackLink } from '../habit/BackLink.tsx'

// Last on the page, and below the first screen.
const OneByOne = lazy(() => afterPaint(() => import('./OneByOne.tsx')).then((file) => ({ default: file.OneByOne })))

const StoredNote = lazy(() => import('./StoredNote.tsx'))

export const queries = () => [queryOf(getHabitAnalytics)]

/** Analytics across habits: strength, days, pairs, and the relation to mood. */
export default function AnalyticsPage() {
  const t = useMessages(analyticsMessages)
  const query = usePersistedQuery(queryOf(getHabitAnalytics), { fallback: 'on-failure' })
  const { data, error, isLooking } = query
  const words = error instanceof NetworkError ? t.offline : t.broken
  const toHabits = (
    <Link to="/habits" className={buttonClass({ kind: 'soft' })}>
      {t.toHabits}
    </Link>
  )
  return (
    <Page area="habits" wide header={<PageHeader back={<BackLink />} title={t.title} lead={t.lead} />}>
      {data ? (
        data.habits.length === 0 ? (
          <EmptyState art={<PlantArt species="birch" seed="habit-patterns" growth={0.3} />} title={t.empty.title} action={toHabits}>
            <p>{t.empty.text}</p>
          </EmptyState>
        ) : (
          <>
            <Suspense fallback={null}>{query.isStored && <StoredNote at={query.at} />}</Suspense>
            <Patterns data={data} />
          </>
        )
      ) : error && !isLooking ? (
        <ErrorState title={words.title} text={words.text} onRetry={query.refetch} retrying={query.isFetching} wayOut={toHabits} />
      ) : (
        <Stack gap={5} className={styles.page} aria-busy="true">
          <Skeleton shape="card" height="22rem" />
          <Skeleton shape="card" height="16rem" />
        </Stack>
      )}
    </Page>
  )
}

function Patterns({ data }: { data: OutputOf<typeof getHabitAnalytics> }) {
  return (
    <Stack gap={5} className={styles.page}>
      <div className={styles.columns}>
        <StrengthsCard habits={data.habits} />
        <PairsCard pairs={data.pairs} habits={data.habits} />
      </div>
      <DaysCard days={data.days} today={data.today} />
      <Suspense fallback={null}>
        <OneByOne habits={data.habits} />
      </Suspense>
    </Stack>
  )
}

import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getEatingPattern } from '../../contract/insight.ts'
import { RoomHeader } from '../core/RoomHeader.tsx'
import { ROOT } from '../core/RoomTabs.tsx'
import { GoesWithCard } from './GoesWithCard.tsx'
import { MealTimesCard } from './MealTimesCard.tsx'
import { trendsMessages } from './messages.ts'
import { FIRST_NUTRIENT, NutrientCard, trendQuery } from './NutrientCard.tsx'
import { PlantsCard } from './PlantsCard.tsx'

const patternQuery = queryOf(getEatingPattern)

export const queries = () => [patternQuery, trendQuery(FIRST_NUTRIENT, 'quarter')]

/** Trends of the diary over weeks, months and years: variety, meal times, and any nutrient. */
export default function TrendsPage() {
  const t = useMessages(trendsMessages)
  const { data, error, isLooking, isFetching, refetch } = usePersistedQuery(patternQuery, { fallback: 'while-loading' })
  const isEmpty = data && data.times === null && data.plants.weeks.every(({ days }) => days === 0)
  return (
    <Page area="body" header={<RoomHeader title={t.title} lead={t.lead} />}>
      {data ? (
        <Stack gap={5}>
          {isEmpty ? (
            <EmptyState
              title={t.none.title}
              action={
                <Link to={ROOT} viewTransition className={buttonClass({})}>
                  {t.none.action}
                </Link>
              }
            >
              {t.none.text}
            </EmptyState>
          ) : (
            <>
              <PlantsCard pattern={data} />
              <MealTimesCard times={data.times} isHidden={data.isHidden} />
            </>
          )}
          <GoesWithCard />
          {/* Last, because its height changes when its data arrive, and nothing below may move. */}
          {!data.isHidden && <NutrientCard />}
        </Stack>
      ) : error && !isLooking ? (
        <ErrorState title={t.broken.title} text={t.broken.text} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Stack gap={5} aria-busy="true">
          <Skeleton shape="card" height="30rem" />
          <Skeleton shape="card" height="28rem" />
        </Stack>
      )}
    </Page>
  )
}

import { lazy, Suspense } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { getEnergy } from '../../contract/insight.ts'
import { RoomHeader } from '../core/RoomHeader.tsx'
import { settingsIn, thingsQuery, useThings } from '../data/use-diary.ts'
import type { Energy } from './energy.ts'
import { CareCard } from './CareCard.tsx'
import { GoalCard } from './GoalCard.tsx'
import { InWords } from './InWords.tsx'
import { energyMessages } from './messages.ts'
import { UsedCard } from './UsedCard.tsx'

const Trends = lazy(() => afterPaint(() => import('./Trends.tsx')))

export const queries = () => [queryOf(getEnergy), thingsQuery()]

/** The person's expenditure, an optional goal, and the weeks of a year. */
export default function EnergyPage() {
  const t = useMessages(energyMessages)
  const { things, query } = useThings()
  // Undefined until loaded, so that hidden figures never flash up.
  const settings = things || query.error ? settingsIn(things) : undefined
  const { data, error, isLooking, isFetching, refetch } = usePersistedQuery<Energy>(queryOf(getEnergy), { fallback: 'while-loading' })
  const isHidden = data?.isHidden || settings?.hidesNumbers
  return (
    <Page area="body" header={<RoomHeader title={t.title} lead={t.lead} />}>
      {data && settings ? (
        <Stack gap={5}>
          {data.care.length > 0 && <CareCard signs={data.care} settings={settings} today={data.today} />}
          {isHidden ? (
            <InWords energy={data} />
          ) : (
            <>
              <UsedCard energy={data} settings={settings} />
              <GoalCard energy={data} settings={settings} />
              <Suspense fallback={<Skeleton shape="card" height="24rem" />}>
                <Trends energy={data} settings={settings} />
              </Suspense>
            </>
          )}
        </Stack>
      ) : error && !isLooking ? (
        <ErrorState title={t.broken.title} text={t.broken.text} onRetry={refetch} retrying={isFetching} />
      ) : (
        <Stack gap={5} aria-busy="true">
          <Skeleton shape="card" height="16rem" />
          <Skeleton shape="card" height="16rem" />
        </Stack>
      )}
    </Page>
  )
}

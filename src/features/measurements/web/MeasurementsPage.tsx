import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { QueryError } from '#platform/web/query/QueryError.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useToday } from '#platform/web/session/use-today.ts'
import type { Entry } from '../contract.ts'
import { LatestPanel } from './body/LatestPanel.tsx'
import { coreMessages } from './core/messages.ts'
import { recentQuery, useMeasurements } from './data/measurements.ts'
import { EntryList } from './log/EntryList.tsx'
import { WeightForm } from './log/WeightForm.tsx'
import { MeasurementsSkeleton } from './MeasurementsSkeleton.tsx'
import { HiddenTrend } from './trend/HiddenTrend.tsx'
import { TrendCard } from './trend/TrendCard.tsx'

const EntrySheet = lazy(() => import('./log/EntrySheet.tsx').then((file) => ({ default: file.EntrySheet })))
const BodySheet = lazy(() => import('./body/BodySheet.tsx').then((file) => ({ default: file.BodySheet })))

export const queries = () => [recentQuery()]

type Open = { what: 'new' } | { what: 'edit'; entry: Entry } | { what: 'body' }

/** A form to log a weight in five seconds, the trend, and the latest entries. */
export default function MeasurementsPage() {
  const t = useMessages(coreMessages)
  const { measurements, error, isLooking, isFetching, refetch } = useMeasurements()
  const today = useToday()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  // `/measurements?log` focuses the field, `?body` opens the sheet about the body; going back must do neither again.
  const [params, setParams] = useSearchParams()
  const isLogAsked = params.has('log')
  const isBodyAsked = params.has('body')
  const [isStarted, setStarted] = useState(isLogAsked)
  useEffect(() => {
    if (!isLogAsked && !isBodyAsked) return
    if (isLogAsked) setStarted(true)
    else setOpen({ what: 'body' })
    setParams({}, { replace: true })
  }, [isLogAsked, isBodyAsked, setParams])

  const newestFirst = useMemo(() => measurements?.entries.toReversed() ?? [], [measurements])
  const main = measurements ? (
    <Stack gap={6}>
      <WeightForm measurements={measurements} today={today} startsFocused={isStarted} onMore={() => setOpen({ what: 'new' })} />
      {measurements.firstDay === null ? (
        <EmptyState title={t.empty.title}>{t.empty.text}</EmptyState>
      ) : (
        <>
          {measurements.profile.isHidden ? (
            <HiddenTrend measurements={measurements} today={today} />
          ) : (
            <TrendCard measurements={measurements} today={today} />
          )}
          <EntryList entries={newestFirst} isHidden={measurements.profile.isHidden} onEdit={(entry) => setOpen({ what: 'edit', entry })} />
        </>
      )}
    </Stack>
  ) : error && !isLooking ? (
    <QueryError of={{ error, refetch, isFetching }} words={t} />
  ) : (
    <MeasurementsSkeleton />
  )
  return (
    <>
      <Page
        area="body"
        wide
        header={<PageHeader back={<BackLink to="/hub">{t.toHub}</BackLink>} title={t.title} lead={t.lead} />}
        {...(measurements && { aside: <LatestPanel measurements={measurements} onBody={() => setOpen({ what: 'body' })} /> })}
      >
        {main}
      </Page>
      <Suspense fallback={null}>
        {measurements && (open?.what === 'new' || open?.what === 'edit') && (
          <EntrySheet
            entry={open.what === 'edit' ? open.entry : undefined}
            isHidden={measurements.profile.isHidden}
            today={today}
            onClose={close}
          />
        )}
        {measurements && open?.what === 'body' && <BodySheet profile={measurements.profile} today={today} onClose={close} />}
      </Suspense>
    </>
  )
}

import type { LocalDay } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { coreMessages } from '../core/messages.ts'
import { allQuery, useMeasurements } from '../data/measurements.ts'
import type { What } from './spans.ts'
import { TrendChart } from './TrendChart.tsx'

/** The trend over all entries; only this view requests them all. */
export default function AllTrend({ what, today }: { what: What; today: LocalDay }) {
  const t = useMessages(coreMessages)
  const { measurements, error, isLooking, isFetching, refetch } = useMeasurements(allQuery())
  if (measurements) return <TrendChart measurements={measurements} what={what} range="all" today={today} />
  if (error && !isLooking) return <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
  return <p className="soft">{t.trend.loading}</p>
}

import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PlantArt } from '#platform/web/botany/LazyPlant.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { usePageTitle } from '#platform/web/page/title.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { cx } from '#platform/web/ui/cx.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { BackButton } from '#platform/web/ui/BackButton.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { LazyJournalSwitch } from '../journals/LazyJournalSwitch.tsx'
import { JournalGate } from '../lock/JournalGate.tsx'
import styles from './Insight.module.css'
import { InsightSkeleton } from './InsightSkeleton.tsx'
import { InsightView } from './InsightView.tsx'
import { insightMessages } from './messages.ts'
import { useInsight } from './queries.ts'
import { RANGES, rangeOf } from './ranges.ts'

const StoredNote = lazy(() => import('./StoredNote.tsx'))

export default function InsightPage() {
  return (
    <JournalGate fallback={<Waiting />}>
      <Insight />
    </JournalGate>
  )
}

function Waiting() {
  const t = useMessages(insightMessages)
  return (
    <Page area="journal" wide header={<PageHeader title={t.title} lead={t.lead} />}>
      <InsightSkeleton />
    </Page>
  )
}

/** Moods over time, and factors associated with better and harder days. */
function Insight() {
  const t = useMessages(insightMessages)
  const [search, setSearch] = useSearchParams()
  const range = rangeOf(search.get('range'))
  const { data: latest, error, isFetching, isPlaceholderData, refetch, stored } = useInsight(range)
  const data = stored?.data ?? latest
  usePageTitle(t.title)
  const choose = (next: string) => setSearch({ range: next }, { replace: true, preventScrollReset: true })
  const art = <PlantArt species="fern" seed="insight" growth={0.45} detail={0.6} />
  const back = <BackButton to="/journal">{t.back}</BackButton>
  return (
    <Page area="journal" wide header={<PageHeader back={back} title={t.title} lead={t.lead} />}>
      <LazyJournalSwitch />
      {data?.firstDay !== null && (
        <div className={styles.range}>
          <SegmentedControl
            label={t.range.label}
            wide
            value={range}
            onChange={choose}
            options={RANGES.map((value) => ({ value, label: t.range[value] }))}
          />
        </div>
      )}
      {data && data.firstDay === null ? (
        <EmptyState
          art={art}
          title={t.empty.title}
          action={
            <Link to="/journal" className={buttonClass()}>
              {t.empty.action}
            </Link>
          }
        >
          {t.empty.text}
        </EmptyState>
      ) : data && data.days.length === 0 ? (
        <EmptyState art={art} title={t.quiet.title} action={<Button onClick={() => choose('all')}>{t.quiet.action}</Button>}>
          {t.quiet.text}
        </EmptyState>
      ) : data && (stored || !(error && isPlaceholderData)) ? (
        <div className={cx(!stored && isPlaceholderData && styles.stale)} aria-busy={!stored && isPlaceholderData}>
          <Suspense fallback={null}>{stored && <StoredNote at={stored.at} />}</Suspense>
          <InsightView insight={data} />
        </div>
      ) : error && stored === null ? (
        <ErrorState art={art} title={t.failed.title} text={t.failed.text} onRetry={refetch} retrying={isFetching} />
      ) : (
        <InsightSkeleton />
      )}
    </Page>
  )
}

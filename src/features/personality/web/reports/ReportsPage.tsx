import { lazy, Suspense, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { PlantArt } from '#platform/web/botany/LazyPlant.tsx'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { listAssessments } from '../../contract.ts'
import { BackLink } from '../core/BackLink.tsx'
import { InstrumentName } from '../core/InstrumentName.tsx'
import { useHasNames } from '../core/instruments.ts'
import { personalityMessages } from '../core/messages.ts'
import shared from '../core/Personality.module.css'
import { useAssessments, type LoadedTaking } from '../data/use-assessments.ts'
import { reportMessages } from './messages.ts'
import styles from './Reports.module.css'
import type { ScoredTaking } from './scored.ts'

const ReportSections = lazy(() => afterPaint(() => import('./ReportSections.tsx')).then((file) => ({ default: file.ReportSections })))

const SHOWN = 6

export const queries = () => [queryOf(listAssessments)]

/** All results together: over time, compared with each other and with the person's own days, and suggestions. */
export default function ReportsPage() {
  const t = useMessages(reportMessages)
  const p = useMessages(personalityMessages)
  const { takings, declinedTips, data, error, isStored, isLooking, isFetching, refetch } = useAssessments()
  const done = useMemo(() => takings.filter(({ isFinished }) => isFinished), [takings])
  const scored = useMemo(() => done.flatMap(({ scores, ...one }): ScoredTaking[] => (scores ? [{ ...one, scores }] : [])), [done])
  const isOffline = error instanceof NetworkError
  const hasNames = useHasNames()
  return (
    <Page
      area="mind"
      wide
      header={
        <PageHeader
          back={<BackLink />}
          title={t.title}
          lead={t.lead}
          actions={
            <Link to="/personality-quiz" className={buttonClass({ kind: 'soft' })}>
              {t.take}
            </Link>
          }
        />
      }
    >
      {hasNames && (data || done.length > 0) ? (
        <div className={shared.page}>
          {isStored && error && (
            <p role="status" className={shared.note}>
              {p.offlineTitle}. {p.offlineText}
            </p>
          )}
          {done.length === 0 ? (
            <EmptyState art={<PlantArt species="foxglove" seed="no reports" growth={0.3} />} title={t.empty.title}>
              {t.empty.text}
            </EmptyState>
          ) : (
            <Takings takings={done} />
          )}
          <Suspense fallback={<Skeleton shape="card" height="20rem" />}>
            <ReportSections takings={scored} declined={declinedTips} />
          </Suspense>
        </div>
      ) : error && !isLooking ? (
        <ErrorState
          title={isOffline ? p.offlineTitle : t.failed}
          text={isOffline ? p.offlineText : p.failedText}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <div className={shared.page} aria-busy="true">
          <Skeleton shape="card" height="14rem" />
          <Skeleton shape="card" height="20rem" />
        </div>
      )}
    </Page>
  )
}

function Takings({ takings }: { takings: readonly LoadedTaking[] }) {
  const { takings: t } = useMessages(reportMessages)
  const { start } = useMessages(personalityMessages)
  const format = useFormat()
  const [isAll, setAll] = useState(false)
  const shown = isAll ? takings : takings.slice(0, SHOWN)
  return (
    <section className={shared.section} aria-labelledby="takings">
      <h2 id="takings">{t.title}</h2>
      <ul role="list" className={styles.takings}>
        {shown.map(({ id, instrument, at, source, isOnlyHere }) => (
          <ListRow
            key={id}
            as="li"
            title={
              <>
                <InstrumentName id={instrument} />
                <span className="visually-hidden">{`, ${format.date(at, 'long')}, ${format.time(at)}`}</span>
              </>
            }
            hint={dotted([format.date(at, 'long'), source && t.imported(t.sources[source]), isOnlyHere && start.onlyHere])}
            link={<Link to={`/personality-quiz/results/${id}`} viewTransition />}
          />
        ))}
      </ul>
      {shown.length < takings.length && (
        <p>
          <Button kind="quiet" size="sm" onClick={() => setAll(true)}>
            {t.more(takings.length - shown.length)}
          </Button>
        </p>
      )}
    </section>
  )
}

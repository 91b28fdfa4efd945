import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { heart } from '#platform/web/ui/icons/marks.ts'
import { timer } from '#platform/web/ui/icons/tools.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { CardioSession } from '../../contract.ts'
import { cardioMessages } from '../core/messages.ts'
import { cardioQuery, useCardio } from '../data/cardio.ts'
import styles from './Cardio.module.css'
import { CardioSkeleton } from './CardioSkeleton.tsx'
import { LogForm } from './LogForm.tsx'
import { SessionList } from './SessionList.tsx'
import { WeekCard } from './WeekCard.tsx'

const EditSheet = lazy(() => import('./EditSheet.tsx').then((file) => ({ default: file.EditSheet })))
const DeletedSheet = lazy(() => import('./DeletedSheet.tsx').then((file) => ({ default: file.DeletedSheet })))
const ZonesSheet = lazy(() => import('./ZonesSheet.tsx').then((file) => ({ default: file.ZonesSheet })))
const YearChart = lazy(() => afterPaint(() => import('./YearChart.tsx')).then((file) => ({ default: file.YearChart })))

export const queries = () => [cardioQuery()]

type Open = { what: 'edit'; session: CardioSession } | { what: 'zones' } | { what: 'deleted' }

/** Cardio: a form to log a session in ten seconds, the minutes of the week, and past sessions. */
export default function CardioPage() {
  const t = useMessages(cardioMessages)
  const { cardio, error, isLooking, isFetching, refetch } = useCardio()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  // `?log` focuses the form; going back must not focus it again.
  const [params, setParams] = useSearchParams()
  const isLogAsked = params.has('log')
  const [isStarted, setStarted] = useState(isLogAsked)
  useEffect(() => {
    if (!isLogAsked) return
    setStarted(true)
    setParams({}, { replace: true })
  }, [isLogAsked, setParams])

  const isOffline = error instanceof NetworkError
  const header = <PageHeader back={<BackLink to="/gym-ai">{t.toBody}</BackLink>} title={t.title} lead={t.lead} />
  if (!cardio)
    return (
      <Page area="body" wide header={header} {...((!error || isLooking) && { aside: <Skeleton shape="card" height="16rem" /> })}>
        {error && !isLooking ? (
          <ErrorState
            title={isOffline ? t.offline : t.failed}
            text={isOffline ? t.offlineText : t.failedText}
            onRetry={refetch}
            retrying={isFetching}
          />
        ) : (
          <CardioSkeleton />
        )}
      </Page>
    )
  return (
    <>
      <Page
        area="body"
        wide
        header={header}
        aside={
          <div className={styles.aside}>
            <WeekCard cardio={cardio} />
            <ul role="list" className={styles.list}>
              <ListRow
                as="li"
                icon={timer}
                title={t.doors.intervals}
                hint={t.doors.intervalsHint}
                link={<Link to="/gym-ai/cardio/intervals" viewTransition />}
              />
              <ListRow
                as="li"
                icon={upload}
                title={t.doors.bring}
                hint={t.doors.bringHint}
                link={<Link to="/gym-ai/cardio/import" viewTransition />}
              />
              <ListRow
                as="li"
                icon={heart}
                title={t.doors.zones}
                hint={t.doors.zonesHint}
                link={
                  <button type="button" aria-haspopup="dialog" onClick={() => setOpen({ what: 'zones' })}>
                    {t.doors.zones}
                  </button>
                }
              />
            </ul>
          </div>
        }
      >
        <div className={styles.main}>
          <LogForm startsFocused={isStarted} />
          <SessionList
            cardio={cardio}
            onEdit={(session) => setOpen({ what: 'edit', session })}
            onDeleted={() => setOpen({ what: 'deleted' })}
          />
          {cardio.weeks.length > 0 && (
            <Suspense fallback={<Skeleton shape="card" height="20rem" />}>
              <YearChart cardio={cardio} />
            </Suspense>
          )}
        </div>
      </Page>
      <Suspense fallback={null}>
        {open?.what === 'edit' && <EditSheet session={open.session} onClose={close} />}
        {open?.what === 'deleted' && <DeletedSheet onClose={close} />}
        {open?.what === 'zones' && <ZonesSheet settings={cardio.settings} age={cardio.age} onClose={close} />}
      </Suspense>
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { apiAddress } from '#platform/web/api/address.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { usePersistedQuery } from '#platform/web/query/use-persisted-query.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { getCardioFile, getCardioSession, type CardioDetail, type CardioSession } from '../../contract.ts'
import { cardioMessages } from '../core/messages.ts'
import { changes, useCardio } from '../data/cardio.ts'
import { removeSession } from '../data/writing.ts'
import { EnergyCard } from './EnergyCard.tsx'
import { Facts } from './Facts.tsx'
import { detailMessages } from './messages.ts'
import { SessionSkeleton } from './SessionSkeleton.tsx'
import styles from './Session.module.css'

const Charts = lazy(() => afterPaint(() => import('./Charts.tsx')).then((file) => ({ default: file.Charts })))
const EditSheet = lazy(() => import('../home/EditSheet.tsx').then((file) => ({ default: file.EditSheet })))

const sessionQuery = (id: string) => queryOf(getCardioSession, { params: { id } })

export const queries = ({ id }: Readonly<Record<string, string>>) => [sessionQuery(id!)]

/** One session: its figures, route, speed and heart rate. */
export default function SessionPage() {
  const { id } = useParams() as { id: string }
  const t = useMessages(detailMessages)
  const core = useMessages(cardioMessages)
  const { data, at, error, isLooking, isFetching, refetch } = usePersistedQuery(sessionQuery(id), { fallback: 'while-loading' })
  const { cardio } = useCardio()
  // Applies pending changes. A session that only this device has is shown without an analysis.
  const changed = changes.use(at).some((change) => change.kind === 'session' && change.id === id)
  const here = cardio?.sessions.find((session) => session.id === id)
  const session = changed && here ? here : (data?.session ?? here)
  const [isEditing, setEditing] = useState(false)
  const isOffline = error instanceof NetworkError
  const isMissing = error instanceof ApiError && error.status === 404

  if (!session)
    return (
      <Page
        area="body"
        wide
        header={<PageHeader back={<BackLink to="/gym-ai/cardio">{core.toCardio}</BackLink>} title={core.title} lead={'\u00a0'} />}
      >
        {error && !isLooking ? (
          <ErrorState
            title={isMissing ? t.notHere : isOffline ? core.offline : core.failed}
            text={isMissing ? t.notHereText : isOffline ? core.offlineText : core.failedText}
            onRetry={refetch}
            retrying={isFetching}
          />
        ) : (
          <SessionSkeleton />
        )}
      </Page>
    )
  return (
    <>
      <Page area="body" wide header={<Head session={session} onEdit={() => setEditing(true)} />}>
        <div className={styles.main}>
          <Facts session={session} analysis={data?.analysis ?? null} />
          {data === undefined && here && <p className={styles.soft}>{t.waits}</p>}
          {data && <Body detail={data} session={session} />}
        </div>
      </Page>
      <Suspense fallback={null}>{isEditing && <EditSheet session={session} onClose={() => setEditing(false)} />}</Suspense>
    </>
  )
}

function Head({ session, onEdit }: { session: CardioSession; onEdit: () => void }) {
  const t = useMessages(detailMessages)
  const core = useMessages(cardioMessages)
  const format = useFormat()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { name, kind, startedAt, zone } = session
  const at = Date.parse(startedAt)
  const takeAway = () => {
    void removeSession(client, session)
    void navigate('/gym-ai/cardio')
  }
  return (
    <PageHeader
      back={<BackLink to="/gym-ai/cardio">{core.toCardio}</BackLink>}
      title={name || core.kind[kind]}
      lead={dotted([name && core.kind[kind], format.date(at, 'long', zone), format.time(at, zone)])}
      actions={
        <>
          <Button kind="soft" icon={edit} onClick={onEdit}>
            {t.edit}
          </Button>
          <Button kind="quiet" icon={trash} onClick={takeAway}>
            {t.remove}
          </Button>
        </>
      }
    />
  )
}

function Body({ detail, session }: { detail: CardioDetail; session: CardioSession }) {
  const t = useMessages(detailMessages)
  const { analysis, limits, energy } = detail
  const fileUrl = (format: 'gpx' | 'tcx' | 'fit') => apiAddress(getCardioFile.path, { params: { id: session.id, format } })
  return (
    // One boundary for all, so that content below the charts does not move when they load.
    <Suspense fallback={<Skeleton shape="card" height="30rem" />}>
      {analysis && <Charts analysis={analysis} limits={limits} session={session} />}
      <div className={styles.cards}>
        {energy && <EnergyCard energy={energy} session={session} />}
        {session.hasTrack && (
          <TitledCard title={t.files.title} className={styles.card}>
            <div className={styles.buttons}>
              {analysis?.route && (
                <a href={fileUrl('gpx')} download className={buttonClass({ kind: 'soft' })}>
                  {t.files.gpx}
                </a>
              )}
              <a href={fileUrl('tcx')} download className={buttonClass({ kind: 'soft' })}>
                {t.files.tcx}
              </a>
              <a href={fileUrl('fit')} download className={buttonClass({ kind: 'soft' })}>
                {t.files.fit}
              </a>
            </div>
            <p className={styles.soft}>{t.files.hint}</p>
          </TitledCard>
        )}
      </div>
    </Suspense>
  )
}

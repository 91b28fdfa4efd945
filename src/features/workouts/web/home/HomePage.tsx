import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { v7 as uuidv7 } from 'uuid'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { PlantArt } from '#platform/web/botany/LazyPlant.tsx'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { upload } from '#platform/web/ui/icons/actions.ts'
import { search } from '#platform/web/ui/icons/controls.ts'
import { compass } from '#platform/web/ui/icons/subjects.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { dotted } from '#platform/web/i18n/dotted.ts'
import { listGyms } from '../../contract/gyms.ts'
import { getTraining, type Training } from '../../contract/training.ts'
import { fromKg } from '../../gyms/gym.ts'
import { isFinished, type Session } from '../../training/session.ts'
import { emptySession } from '../../training/start-session.ts'
import { trainingMessages } from '../core/messages.ts'
import { usePlanName } from '../core/use-plan-name.ts'
import { forgetOnDevice, keepOnDevice } from '../data/device-sessions.ts'
import { usePlace } from '../data/use-place.ts'
import { useDeviceSessions, useTraining } from '../data/use-training.ts'
import styles from './Home.module.css'
import { BodyTiles } from './BodyTiles.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { homeMessages } from './messages.ts'

const NextSession = lazy(() => afterPaint(() => import('./NextSession.tsx')).then((file) => ({ default: file.NextSession })))
const ReturnCard = lazy(() => afterPaint(() => import('./ReturnCard.tsx')).then((file) => ({ default: file.ReturnCard })))
const MuscleSections = lazy(() => afterPaint(() => import('./MuscleSections.tsx')).then((file) => ({ default: file.MuscleSections })))
const AllSessionsSheet = lazy(() => import('../past/AllSessionsSheet.tsx'))

export const queries = () => [queryOf(getTraining), queryOf(listGyms)]

/** Further sessions are one press away, in the list of all. */
const SHOWN = 4

/** The home of Body: the session under way, the next session, recovery and recent sessions. */
export default function HomePage() {
  const t = useMessages(homeMessages)
  const w = useMessages(trainingMessages)
  const { data, error, isStored, isLooking, isFetching, refetch } = useTraining()
  const device = useDeviceSessions()
  const { id: userId } = useUser()
  const navigate = useNavigate()
  // Sessions that the outbox has sent need not stay on this device.
  useEffect(() => {
    for (const session of device ?? []) {
      const there = data?.recent.find(({ id }) => id === session.id)
      if (there && isFinished(session) && there.finishedAt === session.fields.finishedAt.value) void forgetOnDevice(userId, session.id)
    }
  }, [data, device, userId])
  const begin = async () => {
    const id = uuidv7()
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    await keepOnDevice(userId, emptySession({ id, now: Date.now(), zone, name: '' }))
    void navigate(`/workout-session/${id}`)
  }
  const isReady = data !== undefined || (error && !isLooking)
  return (
    <Page
      area="body"
      wide
      header={
        <PageHeader
          title={t.title}
          lead={t.lead}
          actions={
            <Button kind="soft" onClick={() => void begin()}>
              {t.free}
            </Button>
          }
        />
      }
    >
      {!isReady || device === undefined ? (
        <HomeSkeleton />
      ) : data === undefined && device.length === 0 ? (
        <ErrorState
          title={error instanceof NetworkError ? w.offline : w.failed}
          text={error instanceof NetworkError ? w.offlineText : w.failedText}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <Stack gap={8}>
          {isStored && error && (
            <p role="status" className="note">
              {t.savedHere}
            </p>
          )}
          <UnderWay training={data} device={device} />
          <BodyTiles />
          <div className={styles.columns}>
            <Stack gap={8}>
              {/* Loaded together, because the first one is tall and would move the others when it arrives. */}
              <Suspense fallback={<Skeleton shape="card" height="46rem" />}>
                {data?.active ? (
                  <NextSession training={data} plan={data.active} device={device} />
                ) : (
                  <EmptyState
                    art={<PlantArt species="fern" seed="first plan" growth={0.5} />}
                    title={t.empty.title}
                    action={
                      <Link to="/workout-generator" className={buttonClass({ size: 'lg' })}>
                        {t.empty.make}
                      </Link>
                    }
                  >
                    {t.empty.text}
                  </EmptyState>
                )}
                {data && (data.settings.wishes?.injuries.length ?? 0) > 0 && <ReturnCard training={data} />}
              </Suspense>
              {data && <Plans training={data} />}
            </Stack>
            <Stack gap={8}>
              {data && <Recent training={data} />}
              {data && data.lifts.length + (data.loads ?? []).length > 0 && (
                <Suspense fallback={<Skeleton shape="card" height="24rem" />}>
                  <MuscleSections training={data} />
                </Suspense>
              )}
            </Stack>
          </div>
        </Stack>
      )}
    </Page>
  )
}

function UnderWay({ training, device }: { training: Training | undefined; device: readonly Session[] }) {
  const t = useMessages(homeMessages)
  const w = useMessages(trainingMessages)
  const format = useFormat()
  const here = device
    .filter((session) => !isFinished(session))
    .map(({ id, startedAt, fields }) => ({ id, startedAt, name: fields.name.value }))
  const finishedHere = new Set(device.filter(isFinished).map(({ id }) => id))
  const there = (training?.open ?? []).filter(({ id }) => !finishedHere.has(id) && !here.some((one) => one.id === id))
  const open = [...here, ...there]
  if (open.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="open">
      <h2 id="open">{t.open.title}</h2>
      {open.map(({ id, startedAt, name }) => (
        <Card key={id} look="tinted" className={styles.open}>
          <div>
            <h3>{name || w.untitled}</h3>
            <p className="note">{t.open.since(format.relative(Date.parse(startedAt)))}</p>
          </div>
          <Link to={`/workout-session/${id}`} className={buttonClass({ size: 'lg' })} aria-label={`${t.open.goOn}: ${name || w.untitled}`}>
            {t.open.goOn}
          </Link>
        </Card>
      ))}
    </Stack>
  )
}

function Plans({ training }: { training: Training }) {
  const t = useMessages(homeMessages)
  const names = usePlanName()
  return (
    <Stack as="section" aria-labelledby="plans">
      <h2 id="plans">{t.plans.title}</h2>
      {training.plans.length > 0 && (
        <ul role="list" className={styles.list}>
          {training.plans.map((plan) => (
            <ListRow
              key={plan.id}
              as="li"
              title={names(plan)}
              hint={dotted([plan.isActive && t.plans.active, t.next.of(Math.min(plan.next + 1, plan.sessions), plan.sessions)])}
              link={<Link to={`/workout-plan/${plan.id}`} viewTransition />}
            />
          ))}
        </ul>
      )}
      <p>
        <Link to="/workout-generator" className={buttonClass({ kind: 'soft' })}>
          {t.make}
        </Link>
      </p>
      <ul role="list" className={styles.list}>
        <ListRow as="li" icon={search} title={t.more.exercises} link={<Link to="/gym-ai/exercises" viewTransition />} />
        <ListRow as="li" icon={compass} title={t.more.gyms} link={<Link to="/gym-ai/gyms" viewTransition />} />
        <ListRow as="li" icon={upload} title={t.more.transfer} link={<Link to="/gym-ai/transfer" viewTransition />} />
      </ul>
    </Stack>
  )
}

function Recent({ training }: { training: Training }) {
  const t = useMessages(homeMessages)
  const w = useMessages(trainingMessages)
  const format = useFormat()
  const { unit } = usePlace()
  const [isAll, setAll] = useState(false)
  return (
    <Stack as="section" aria-labelledby="recent">
      <h2 id="recent">{t.recent.title}</h2>
      {training.recent.length === 0 ? (
        <p className="note">{t.recent.none}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {training.recent.slice(0, SHOWN).map(({ id, name, day, sets, volume }) => (
            <ListRow
              key={id}
              as="li"
              title={name || w.untitled}
              hint={dotted([
                format.localDay(day, 'day'),
                w.sets(sets),
                volume > 0 && `${format.number(Math.round(fromKg(volume, unit)))} ${unit}`,
              ])}
              link={<Link to={`/workout-session/${id}`} viewTransition />}
            />
          ))}
        </ul>
      )}
      <p>
        <Button kind="soft" onClick={() => setAll(true)}>
          {t.recent.all}
        </Button>
      </p>
      <Suspense fallback={null}>{isAll && <AllSessionsSheet onClose={() => setAll(false)} />}</Suspense>
    </Stack>
  )
}

import { seasonOf } from '#platform/contract/seasons.ts'
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { dayNumber } from '#platform/contract/dates.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { onOutboxSent } from '#platform/web/offline/app-outbox.ts'
import { useUser } from '#platform/web/session/session.ts'
import { BackLink } from '#platform/web/ui/BackLink.tsx'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { getGarden, type GardenAnswer } from '../contract.ts'
import { gardenOf } from '../garden.ts'
import { weatherOf } from '../sky.ts'
import { visitorsOf } from '../visitors.ts'
import { BedList } from './BedList.tsx'
import { useGarden } from './data/use-garden.ts'
import { useArranging } from './data/writing.ts'
import styles from './GardenPage.module.css'
import { GardenPlace, loadScene, type Doing } from './GardenPlace.tsx'
import { GardenSkeleton } from './GardenSkeleton.tsx'
import { gardenMessages } from './core/messages.ts'
import { TodayInGarden } from './TodayInGarden.tsx'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { lazyExtra } from '#platform/web/page/lazy-extra.ts'

const Plant = lazyExtra(() => afterPaint(() => import('#platform/web/botany/Plant.tsx')).then((file) => file.Plant))
const FirstGarden = lazy(() => import('./FirstGarden.tsx').then((file) => ({ default: file.FirstGarden })))
const PlantPanel = lazy(() => import('./PlantPanel.tsx').then((file) => ({ default: file.PlantPanel })))
const SeedShop = lazy(() => import('./SeedShop.tsx').then((file) => ({ default: file.SeedShop })))

export const queries = () => [queryOf(getGarden)]

/** The garden page. */
export default function GardenPage() {
  const t = useMessages(gardenMessages)
  const format = useFormat()
  const { data: garden, at, isStored, error, isLooking, isFetching, refetch } = useGarden()
  const back = <BackLink to="/hub">{t.toHub}</BackLink>
  // Loads the drawing while the garden's answer is pending.
  useEffect(() => void loadScene().catch(() => undefined), [])
  useEffect(() => onOutboxSent(() => void refetch()), [refetch])
  const isOffline = (isStored || !garden) && error instanceof NetworkError
  return (
    <Page area="garden" wide>
      {garden ? (
        <Grown
          answer={garden}
          back={back}
          note={isStored && error ? t.storedNote(format.relative(at)) : undefined}
          isOffline={isOffline}
          onRetry={refetch}
        />
      ) : error && !isLooking ? (
        <>
          <PageHeader back={back} title={t.title} />
          <ErrorState
            title={isOffline ? t.offlineTitle : t.failedTitle}
            text={isOffline ? t.offlineText : t.failedText}
            onRetry={refetch}
            retrying={isFetching}
            art={
              <Suspense fallback={null}>
                <Plant species="fern" seed="resting garden" growth={0.7} season="summer" decorative />
              </Suspense>
            }
          />
        </>
      ) : (
        <>
          <PageHeader back={back} title={t.title} lead={t.loading} />
          <GardenSkeleton />
        </>
      )}
    </Page>
  )
}

interface GrownProps {
  answer: GardenAnswer
  back: ReactNode
  note: string | undefined
  isOffline: boolean
  onRetry: () => void
}

function Grown({ answer, back, note, isOffline, onRetry }: GrownProps) {
  const t = useMessages(gardenMessages)
  const user = useUser()
  const [doing, setDoing] = useState<Doing>('look')
  const [open, setOpen] = useState<string>()
  const goTo = useRef<((bed: string) => void) | null>(null)
  const { name, move, reset } = useArranging()
  const garden = useMemo(() => gardenOf(answer), [answer])
  const today = dayNumber(answer.today)
  const visitors = useMemo(() => visitorsOf(answer.lines, today), [answer.lines, today])
  const names = useMemo(
    () => new Map(answer.lines.flatMap((line) => (line.name === null ? [] : [[`${line.kind}~${line.subject}`, line.name] as const]))),
    [answer.lines],
  )
  const season = seasonOf(answer.today, answer.hemisphere)
  const weather = weatherOf(user.id, answer.today, season)
  const plant = garden.plants.find(({ key }) => key === open)
  const isEmpty = garden.plants.length === 0
  return (
    <>
      <PageHeader back={back} title={t.title} lead={isEmpty ? t.leadEmpty : t.lead(garden.plants.length, garden.acts)} />
      {note && (
        <div className={styles.note}>
          <p role="status">{note}</p>
          <Button size="sm" kind="quiet" onClick={onRetry}>
            {t.again}
          </Button>
        </div>
      )}
      {isEmpty && (
        <Suspense fallback={<div className={styles.first} />}>
          <FirstGarden season={season} weather={weather} />
        </Suspense>
      )}
      {isEmpty ? (
        <EmptyState
          className={styles.empty}
          title={t.empty.title}
          action={
            <>
              <Link to="/soul" className={buttonClass()}>
                {t.empty.action}
              </Link>
              <Link to="/journal" className={buttonClass({ kind: 'soft' })}>
                {t.empty.second}
              </Link>
            </>
          }
        >
          {t.empty.text}
        </EmptyState>
      ) : (
        <GardenPlace
          answer={answer}
          garden={garden}
          names={names}
          visitors={visitors}
          season={season}
          weather={weather}
          open={open}
          doing={doing}
          onDoing={setDoing}
          onOpen={setOpen}
          onMove={move}
          onReset={reset}
          goTo={goTo}
        />
      )}
      {!isEmpty && (
        <div className={styles.below}>
          <TodayInGarden visitors={visitors} season={season} weather={weather} />
          <BedList garden={garden} onGo={(bed) => goTo.current?.(bed)} />
        </div>
      )}
      <Suspense fallback={null}>
        {plant && (
          <PlantPanel
            key={plant.key}
            plant={plant}
            names={names}
            season={season}
            onClose={() => setOpen(undefined)}
            onName={(next) => name(plant.key, next)}
            onPutBack={() => move(plant.key, null)}
          />
        )}
        {doing === 'seeds' && (
          <SeedShop
            points={answer.points}
            spent={answer.spent}
            isOffline={isOffline}
            onClose={() => setDoing('look')}
            onPlanted={() => {
              setDoing('look')
              goTo.current?.('rare')
            }}
          />
        )}
      </Suspense>
    </>
  )
}

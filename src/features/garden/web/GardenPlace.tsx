import type { Season } from '#platform/contract/seasons.ts'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { dayNumber } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { share } from '#platform/web/ui/icons/actions.ts'
import { grip, table } from '#platform/web/ui/icons/tools.ts'
import { check } from '#platform/web/ui/icons/controls.ts'
import { calendar } from '#platform/web/ui/icons/places.ts'
import { garden as gardenIcon } from '#platform/web/ui/icons/subjects.ts'
import { sprout, sun } from '#platform/web/ui/icons/things.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { GardenAnswer } from '../contract.ts'
import type { Garden } from '../garden.ts'
import { layOutGarden } from '../layout.ts'
import type { WeatherKind } from '../sky.ts'
import type { Visitor } from '../visitors.ts'
import shared from './GardenPage.module.css'
import styles from './GardenPlace.module.css'
import { gardenMessages } from './core/messages.ts'
import type { LineNames } from './plant-words.ts'
import type { SceneLoop } from './scene/scene-loop.ts'
import { chooseLight, useLight } from './scene/light.ts'
import { leastUnits, unitOf, type Stage } from './scene/stage.ts'
import { useStage } from './scene/use-stage.ts'
import { wantsStill } from './still.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'

/** Loads the module that draws the garden. */
export const loadScene = () => afterPaint(() => import('./GardenScene.tsx'))
const GardenScene = lazy(() => loadScene().then((file) => ({ default: file.GardenScene })))
const GardenTable = lazy(() => import('./GardenTable.tsx').then((file) => ({ default: file.GardenTable })))
const ResetDialog = lazy(() => import('./ResetDialog.tsx').then((file) => ({ default: file.ResetDialog })))
const YearPlayer = lazy(() => import('./YearPlayer.tsx').then((file) => ({ default: file.YearPlayer })))
const ShareDialog = lazy(() => import('./ShareDialog.tsx').then((file) => ({ default: file.ShareDialog })))

export type Doing = 'look' | 'table' | 'arrange' | 'year' | 'seeds' | 'share'

interface GardenPlaceProps {
  answer: GardenAnswer
  garden: Garden
  names: LineNames
  visitors: readonly Visitor[]
  season: Season
  weather: WeatherKind
  open: string | undefined
  doing: Doing
  onDoing: (doing: Doing) => void
  onOpen: (key: string) => void
  onMove: (key: string, place: { x: number; y: number }) => void
  onReset: () => void
  /** Receives the function that scrolls a bed into view. */
  goTo: RefObject<((bed: string) => void) | null>
}

/** The garden with its tools. */
export function GardenPlace(props: GardenPlaceProps) {
  const { answer, garden, names, visitors, season, weather, open, doing, onDoing, onOpen, onMove, onReset, goTo } = props
  const t = useMessages(gardenMessages)
  const user = useUser()
  const light = useLight()
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const loop = useRef<SceneLoop>(null)
  // The natural width of a garden depends only on the number of plants in its drifts, not on their places.
  const shape = garden.drifts.map(({ bed, plants }) => `${bed}${plants.length}`).join(' ')
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const units = useMemo(() => layOutGarden(garden).width, [shape])
  const stage = useStage(box, { zone: user.zone, season, weather, seed: user.id, units })
  const least = stage ? leastUnits(stage) : 0
  const layout = useMemo(() => layOutGarden(garden, least), [garden, least])
  const place = useRef<HTMLElement>(null)
  const did = useRef(doing)
  // When a pressed button disappears, the focus moves to the element that its action was about.
  useEffect(() => {
    const was = did.current
    did.current = doing
    if (was === doing || document.activeElement !== document.body) return
    const next = doing === 'arrange' ? '[data-plant]' : `[data-does="${was}"]`
    place.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [doing])
  const [isAsking, setAsking] = useState(false)
  const today = dayNumber(answer.today)

  useEffect(() => {
    goTo.current = (id) => {
      const bed = layout.beds.find((one) => one.id === id)
      const element = box?.querySelector<HTMLElement>('[data-scroller]')
      if (!bed || !stage || !element) return
      const behavior = wantsStill() ? 'auto' : 'smooth'
      box?.scrollIntoView({ block: 'center', behavior })
      element.scrollTo({ left: (bed.x + bed.width / 2) * unitOf(stage) - stage.width / 2, behavior })
    }
    return () => {
      goTo.current = null
    }
  }, [box, layout, stage, goTo])

  const canvas = useCallback(() => box?.querySelector('canvas') ?? null, [box])
  const isTable = doing === 'table'
  return (
    <section ref={place} className={shared.place}>
      <div className={styles.tools}>
        <SegmentedControl
          label={t.views.label}
          value={isTable ? 'table' : 'scene'}
          onChange={(view) => onDoing(view === 'table' ? 'table' : 'look')}
          options={[
            { value: 'scene', label: t.views.scene, icon: gardenIcon },
            { value: 'table', label: t.views.table, icon: table },
          ]}
        />
        {!isTable && (
          <Button
            size="sm"
            kind={light === 'day' ? 'primary' : 'soft'}
            icon={sun}
            aria-pressed={light === 'day'}
            className={styles.light}
            onClick={() => chooseLight(light === 'day' ? 'hour' : 'day')}
          >
            {t.daylight}
          </Button>
        )}
        <div className={styles.actions}>
          {doing === 'arrange' ? (
            <>
              {answer.arrangement.some(({ x }) => x !== null) && (
                <Button size="sm" kind="quiet" onClick={() => setAsking(true)}>
                  {t.arrange.reset}
                </Button>
              )}
              <Button size="sm" icon={check} onClick={() => onDoing('look')}>
                {t.actions.done}
              </Button>
            </>
          ) : (
            <>
              {!isTable && (
                <>
                  <Button
                    size="sm"
                    kind="soft"
                    data-does="year"
                    icon={calendar}
                    onClick={() => onDoing(doing === 'year' ? 'look' : 'year')}
                  >
                    {t.actions.year}
                  </Button>
                  <Button size="sm" kind="soft" data-does="arrange" icon={grip} onClick={() => onDoing('arrange')}>
                    {t.actions.arrange}
                  </Button>
                  <Button size="sm" kind="soft" data-does="share" icon={share} onClick={() => onDoing('share')}>
                    {t.actions.share}
                  </Button>
                </>
              )}
              <Button size="sm" kind="soft" data-does="seeds" icon={sprout} onClick={() => onDoing('seeds')}>
                {t.actions.seeds}
              </Button>
            </>
          )}
        </div>
      </div>
      {isTable ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <GardenTable garden={garden} names={names} onOpen={onOpen} />
        </Suspense>
      ) : (
        <div ref={setBox} className={styles.scene}>
          <Suspense fallback={null}>
            {stage && (
              <GardenScene
                stage={stage}
                layout={layout}
                visitors={visitors}
                chosen={open}
                isArranging={doing === 'arrange'}
                onOpen={onOpen}
                onMove={onMove}
                onDone={() => onDoing('look')}
                loopRef={loop}
              />
            )}
          </Suspense>
          {doing === 'arrange' && <p className={styles.hint}>{t.arrange.hint}</p>}
          <Suspense fallback={null}>
            {doing === 'year' && stage && (
              <div className={styles.player}>
                <YearPlayer
                  key={`${stage.width} ${stage.height}`}
                  layout={layout}
                  answer={answer}
                  loop={loop}
                  today={today}
                  hemisphere={answer.hemisphere}
                  onClose={() => onDoing('look')}
                />
              </div>
            )}
          </Suspense>
        </div>
      )}
      <Suspense fallback={null}>
        {isAsking && <ResetDialog onClose={() => setAsking(false)} onReset={onReset} />}
        {doing === 'share' && (
          <ShareDialog
            loop={loop}
            canvas={canvas}
            plants={garden.plants.length}
            name={user.displayName ?? user.username}
            words={t.share.alt(
              t.sky.season[season],
              t.sky.weather[weather],
              garden.plants.length,
              layout.beds.filter((bed) => isInView(bed, loop.current?.scroll ?? 0, stage)).map(({ id }) => t.beds[id]),
            )}
            onClose={() => onDoing('look')}
          />
        )}
      </Suspense>
    </section>
  )
}

/** Whether a bed is visible in the window at the moment. */
function isInView({ x, width }: { x: number; width: number }, scroll: number, stage: Stage | undefined): boolean {
  if (!stage) return false
  const unit = unitOf(stage)
  return (x + width) * unit > scroll && x * unit < scroll + stage.width
}

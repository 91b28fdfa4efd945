import { lazy, Suspense, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { dayNumber } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { check, grip, share, table } from '#platform/web/ui/icons/actions.ts'
import { calendar, garden as gardenIcon } from '#platform/web/ui/icons/places.ts'
import { sprout } from '#platform/web/ui/icons/things.ts'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import type { GardenAnswer } from '../contract.ts'
import type { Garden } from '../garden.ts'
import { layOut } from '../layout.ts'
import type { Season, WeatherKind } from '../sky.ts'
import type { Visitor } from '../visitors.ts'
import styles from './GardenPage.module.css'
import { GardenScene } from './GardenScene.tsx'
import { GardenTable } from './GardenTable.tsx'
import { gardenMessages } from './messages.ts'
import type { LineNames } from './plant-words.ts'
import type { SceneLoop } from './scene/scene-loop.ts'
import { leastUnits, unitOf } from './scene/stage.ts'
import { useStage } from './scene/use-stage.ts'
import { Year } from './scene/year.ts'
import { wantsStill } from './still.ts'

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
  /** Filled with how to bring a bed into view. */
  goTo: RefObject<((bed: string) => void) | null>
}

/** The garden and what can be done in it. */
export function GardenPlace(props: GardenPlaceProps) {
  const { answer, garden, names, visitors, season, weather, open, doing, onDoing, onOpen, onMove, onReset, goTo } = props
  const t = useMessages(gardenMessages)
  const user = useUser()
  const box = useRef<HTMLDivElement>(null)
  const loop = useRef<SceneLoop>(null)
  const found = useStage(box, { zone: user.zone, season, weather, seed: user.id })
  // The same stage as long as nothing of it changed: a new one starts the drawing anew.
  const stage = useMemo(
    () => found,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- compared by what is in it
    [found?.width, found?.height, found?.density, found?.season, found?.time, found?.hour, found?.weather, found?.seed],
  )
  const least = stage ? leastUnits(stage) : 0
  const layout = useMemo(() => layOut(garden, least), [garden, least])
  const [isAsking, setAsking] = useState(false)
  const today = dayNumber(answer.today)
  const year = useMemo(() => (doing === 'year' ? new Year(layout, answer.lines, answer.seeds) : undefined), [doing, layout, answer])

  useEffect(() => {
    goTo.current = (id) => {
      const bed = layout.beds.find((one) => one.id === id)
      const element = box.current?.querySelector<HTMLElement>('[data-scroller]')
      if (!bed || !stage || !element) return
      const behavior = wantsStill() ? 'auto' : 'smooth'
      box.current?.scrollIntoView({ block: 'center', behavior })
      element.scrollTo({ left: (bed.x + bed.width / 2) * unitOf(stage) - stage.width / 2, behavior })
    }
    return () => {
      goTo.current = null
    }
  }, [layout, stage, goTo])

  const isTable = doing === 'table'
  return (
    <section className={styles.place}>
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
                  <Button size="sm" kind="soft" icon={calendar} onClick={() => onDoing(doing === 'year' ? 'look' : 'year')}>
                    {t.actions.year}
                  </Button>
                  <Button size="sm" kind="soft" icon={grip} onClick={() => onDoing('arrange')}>
                    {t.actions.arrange}
                  </Button>
                  <Button size="sm" kind="soft" icon={share} onClick={() => onDoing('share')}>
                    {t.actions.share}
                  </Button>
                </>
              )}
              <Button size="sm" kind="soft" icon={sprout} onClick={() => onDoing('seeds')}>
                {t.actions.seeds}
              </Button>
            </>
          )}
        </div>
      </div>
      {doing === 'arrange' && <p className={styles.soft}>{t.arrange.hint}</p>}
      {isTable ? (
        <GardenTable garden={garden} names={names} onOpen={onOpen} />
      ) : (
        <div ref={box} className={styles.scene}>
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
          <Suspense fallback={null}>
            {year && (
              <div className={styles.player}>
                <YearPlayer year={year} loop={loop} today={today} hemisphere={answer.hemisphere} onClose={() => onDoing('look')} />
              </div>
            )}
          </Suspense>
        </div>
      )}
      <Suspense fallback={null}>
        {doing === 'share' && (
          <ShareDialog
            loop={loop}
            canvas={canvasIn(box)}
            plants={garden.plants.length}
            name={user.displayName ?? user.username}
            onClose={() => onDoing('look')}
          />
        )}
      </Suspense>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.arrange.resetAsk}
        description={t.arrange.resetText}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t.arrange.cancel}
            </Button>
            <Button
              onClick={() => {
                onReset()
                setAsking(false)
              }}
            >
              {t.arrange.reset}
            </Button>
          </>
        }
      />
    </section>
  )
}

const canvases = new WeakMap<object, () => HTMLCanvasElement | null>()
/** The same function for the same box, so that nobody who depends on it starts again with every render. */
function canvasIn(box: RefObject<HTMLElement | null>): () => HTMLCanvasElement | null {
  let get = canvases.get(box)
  if (!get) canvases.set(box, (get = () => box.current?.querySelector('canvas') ?? null))
  return get
}

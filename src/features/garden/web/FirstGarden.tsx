import type { Season } from '#platform/contract/seasons.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useUser } from '#platform/web/session/session.ts'
import { growthOf } from '../capacity.ts'
import type { Garden } from '../garden.ts'
import { layOutGarden } from '../layout.ts'
import type { WeatherKind } from '../sky.ts'
import styles from './GardenPage.module.css'
import { SceneLoop } from './scene/scene-loop.ts'
import { leastUnits } from './scene/stage.ts'
import { useStage } from './scene/use-stage.ts'
import { wantsStill } from './still.ts'

/** Zoom of the view (see Stage). */
const NEAR = 2

/** One seedling in a meadow bed: the garden before the first act. */
const WAITING: Garden = (() => {
  const plant = {
    key: 'waiting~~0',
    kind: 'waiting',
    subject: '',
    index: 0,
    bed: 'meadow' as const,
    species: 'foxglove' as const,
    height: 'middle' as const,
    acts: 1,
    capacity: 4,
    growth: growthOf(3, 4),
    name: null,
    moved: { x: 0, y: 0.02 },
  }
  return { drifts: [{ key: 'waiting~', bed: 'meadow', plants: [plant] }], plants: [plant], acts: 0, caredDays: 0 }
})()

/** The garden of a person without acts. */
export function FirstGarden({ season, weather }: { season: Season; weather: WeatherKind }) {
  const user = useUser()
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const units = useMemo(() => layOutGarden(WAITING).width, [])
  const found = useStage(box, { zone: user.zone, season, weather, seed: user.id, units })
  const stage = useMemo(() => found && { ...found, zoom: NEAR }, [found])
  useEffect(() => {
    if (!stage) return
    const loop = new SceneLoop(canvas.current!, stage, layOutGarden(WAITING, leastUnits(stage)), wantsStill)
    return () => loop.stop()
  }, [stage])
  return (
    <div ref={setBox} className={styles.first} aria-hidden="true">
      {stage && <canvas ref={canvas} style={{ inlineSize: `${stage.width}px`, blockSize: `${stage.height}px` }} />}
    </div>
  )
}

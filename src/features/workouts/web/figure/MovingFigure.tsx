import { useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { pause, play } from '#platform/web/ui/icons/media.ts'
import type { Exercise } from '../../exercise.ts'
import { figureOf } from '../../figure/figure-of.ts'
import { LAYERS, sceneAt, type Layer } from '../../figure/scene.ts'
import styles from './Figure.module.css'

type Shown = Pick<Exercise, 'id' | 'pattern' | 'loading' | 'equipment' | 'traits'>

const VIEW = '-138 -226 280 236'
const LOOK: Record<Layer, string | undefined> = {
  floor: styles.floor,
  fixture: styles.fixture,
  'thing-far': styles.thing,
  far: styles.far,
  trunk: styles.body,
  head: styles.body,
  cord: styles.cord,
  thing: styles.thing,
  near: styles.near,
  'thing-near': styles.thing,
}

/** A small still figure of an exercise at its hardest point. Hidden from screen readers, because its name is beside it. */
export function StillFigure({ exercise }: { exercise: Shown }) {
  const { figure, loading } = figureOf(exercise)
  const scene = sceneAt(figure, figure.way === 'round' ? 0.1 : 0.5, loading)
  return (
    <svg className={styles.drawing} viewBox={VIEW} aria-hidden="true">
      {LAYERS.map((layer) => scene[layer] !== '' && <path key={layer} className={LOOK[layer]} d={scene[layer]} />)}
    </svg>
  )
}

/**
 * An animated exercise that can be paused. With reduced motion it shows both ends of the movement at once, the first one faint, and can
 * still be played. `label`: a description of the picture.
 */
export function MovingFigure({ exercise, label, words }: { exercise: Shown; label: string; words: { play: string; pause: string } }) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isChosen, setChosen] = useState<boolean>()
  const isMoving = isChosen ?? !isStill
  const { figure, loading } = figureOf(exercise)
  const drawing = useRef<SVGSVGElement>(null)
  const start = sceneAt(figure, 0, loading)
  const end = sceneAt(figure, 0.5, loading)

  useEffect(() => {
    const svg = drawing.current
    if (!isMoving || !svg) return
    const paths = new Map(LAYERS.map((layer) => [layer, svg.querySelector(`[data-layer="${layer}"]`)] as const))
    let frame = 0
    let began: number | undefined
    let isSeen = true
    const step = (now: number) => {
      began ??= now
      const scene = sceneAt(figure, ((now - began) / 1000 / figure.seconds) % 1, loading)
      for (const [layer, path] of paths) path?.setAttribute('d', scene[layer])
      if (isSeen) frame = requestAnimationFrame(step)
    }
    const watch = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting ?? true
      cancelAnimationFrame(frame)
      if (isSeen) frame = requestAnimationFrame(step)
    })
    watch.observe(svg)
    return () => {
      watch.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [isMoving, figure, loading])

  return (
    <div className={styles.stage}>
      <svg ref={drawing} className={styles.drawing} viewBox={VIEW} role="img" aria-label={label}>
        {!isMoving && (
          <g className={styles.ghost}>
            {LAYERS.map((layer) => start[layer] !== '' && <path key={layer} className={LOOK[layer]} d={start[layer]} />)}
          </g>
        )}
        {LAYERS.map((layer) => (
          <path key={layer} data-layer={layer} className={LOOK[layer]} d={end[layer]} />
        ))}
      </svg>
      <div className={styles.button}>
        <IconButton
          icon={isMoving ? pause : play}
          label={isMoving ? words.pause : words.play}
          kind="soft"
          onClick={() => setChosen(!isMoving)}
        />
      </div>
    </div>
  )
}

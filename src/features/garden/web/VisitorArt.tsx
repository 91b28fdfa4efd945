import { useEffect, useRef } from 'react'
import type { VisitorId } from '../visitors.ts'
import styles from './GardenPage.module.css'
import { drawBirds, drawButterfly, drawCreature, drawLights, placeOf, standsOnGround } from './scene/creatures.ts'

const SIZE = 56
/** A picture of a visitor, beside its name. */
export function VisitorArt({ id }: { id: VisitorId }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const pen = element?.getContext('2d')
    if (!element || !pen) return
    const density = Math.min(2, window.devicePixelRatio || 1)
    element.width = element.height = SIZE * density
    pen.scale(density, density)
    if (standsOnGround(id)) {
      pen.translate(SIZE / 2 + (id === 'hedgehog' ? 6 : 0), SIZE - 7)
      drawCreature(pen, id, 'day', 0, (SIZE * (id === 'hedgehog' ? 0.6 : 0.78)) / placeOf(id).tall)
    } else if (id === 'birds') drawBirds(pen, SIZE * 2.5, SIZE * 1.5, 0.62, 'day', 0)
    else if (id === 'butterflies') {
      for (const [i, x, y, size] of [
        [0, 19, 21, 1.25],
        [2, 38, 36, 1],
      ] as const) {
        pen.save()
        pen.translate(x, y)
        pen.rotate(i === 0 ? -0.35 : 0.4)
        drawButterfly(pen, i, size, 0.95, 'day')
        pen.restore()
      }
    } else drawLights(pen, SIZE, SIZE * 1.05, 1.3, 'night', 1.2, false)
  }, [id])
  return <canvas ref={canvas} className={styles.visitor} data-visitor={id} aria-hidden="true" />
}

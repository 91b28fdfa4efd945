import { Suspense } from 'react'
import { afterPaint } from '../page/after-paint.ts'
import { lazyExtra } from '../page/lazy-extra.ts'
import styles from './LazyPlant.module.css'
import type { PlantProps } from './Plant.tsx'

const Plant = lazyExtra(() => afterPaint(() => import('./Plant.tsx')).then((file) => file.Plant))

/** A plant that comes after the words: the generator is 20 KB that no first screen waits for. Give it a box of its final size. */
export function LazyPlant(props: PlantProps) {
  return (
    <Suspense fallback={null}>
      <Plant {...props} />
    </Suspense>
  )
}

/** The plant of an empty state, in a box of fixed size, so that the content below does not move when it appears. */
export function PlantArt(props: PlantProps) {
  return (
    <div className={styles.art}>
      <LazyPlant {...props} decorative />
    </div>
  )
}

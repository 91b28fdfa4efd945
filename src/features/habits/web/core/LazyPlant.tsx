import { lazy, Suspense } from 'react'
import type { PlantProps } from '#platform/web/botany/Plant.tsx'

const Plant = lazy(() => import(/* after paint */ '#platform/web/botany/Plant.tsx').then((file) => ({ default: file.Plant })))

/** A plant that comes after the words: the generator is 20 KB that no first screen waits for. Give it a box of its final size. */
export function LazyPlant(props: PlantProps) {
  return (
    <Suspense fallback={null}>
      <Plant {...props} />
    </Suspense>
  )
}

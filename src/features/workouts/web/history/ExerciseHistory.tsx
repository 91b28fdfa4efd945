import { lazy, Suspense } from 'react'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { Target } from '../../engine/types.ts'

const LiftHistory = lazy(() => afterPaint(() => import('./LiftHistory.tsx')).then((file) => ({ default: file.LiftHistory })))

/** A person's history of an exercise, loaded after the page is drawn. */
export function ExerciseHistory({ exercise, measure }: { exercise: string; measure: Target['kind'] }) {
  return (
    <Suspense fallback={<Skeleton shape="card" height="12rem" />}>
      <LiftHistory exercise={exercise} measure={measure} />
    </Suspense>
  )
}

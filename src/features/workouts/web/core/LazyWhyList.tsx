import { lazy, Suspense } from 'react'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import type { Why } from '../../engine/types.ts'

const WhyList = lazy(() => afterPaint(() => import('./WhyList.tsx')).then((file) => ({ default: file.WhyList })))

/** For folded reasons: the texts of all reasons are loaded once the page is readable. */
export function LazyWhyList({ why }: { why: readonly Why[] }) {
  return (
    <Suspense fallback={null}>
      <WhyList why={why} />
    </Suspense>
  )
}

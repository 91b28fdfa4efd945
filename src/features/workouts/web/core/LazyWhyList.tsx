import { lazy, Suspense } from 'react'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import type { Why } from '../../engine/types.ts'

const WhyList = lazy(() => afterPaint(() => import('./WhyList.tsx')).then((file) => ({ default: file.WhyList })))

/** For reasons that stand folded away: their words, of all reasons there are, come once the page can be read. */
export function LazyWhyList({ why }: { why: readonly Why[] }) {
  return (
    <Suspense fallback={null}>
      <WhyList why={why} />
    </Suspense>
  )
}

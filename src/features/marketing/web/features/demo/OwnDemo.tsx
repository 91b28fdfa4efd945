import { memo, Suspense } from 'react'
import { lazyInView } from '../../minis/lazy-in-view.ts'
import styles from './OwnDemo.module.css'

const PARTS = {
  page: lazyInView('page', () => import('./JournalDemo.tsx').then((file) => file.JournalDemo)),
  breath: lazyInView('breath', () => import('./BreathDemo.tsx').then((file) => file.BreathDemo)),
  sea: lazyInView('sea', () => import('../../SoulMiniature.tsx').then((file) => file.SoulMiniature)),
}

/** A demo in the prerendered page. Memoized for the same reason as `Mini`. */
export const OwnDemo = memo(function OwnDemo({ of }: { of: keyof typeof PARTS }) {
  const Part = PARTS[of]
  return (
    <div data-mini={of} className={styles.place}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </div>
  )
})

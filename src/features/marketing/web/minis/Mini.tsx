import { memo, Suspense } from 'react'
import { lazyInView } from './lazy-in-view.ts'
import styles from './Mini.module.css'

const PARTS = {
  journal: lazyInView('journal', () => import('./JournalMiniature.tsx').then((file) => file.JournalMiniature)),
  mind: lazyInView('mind', () => import('./MindMiniature.tsx').then((file) => file.MindMiniature)),
  body: lazyInView('body', () => import('./BodyMiniature.tsx').then((file) => file.BodyMiniature)),
  companion: lazyInView('companion', () => import('./CompanionMiniature.tsx').then((file) => file.CompanionMiniature)),
}

/**
 * A small working screen. Memoized, because a change around it (the language) before its script is loaded would make React discard
 * the prerendered markup.
 */
export const Mini = memo(function Mini({ of }: { of: keyof typeof PARTS }) {
  const Part = PARTS[of]
  return (
    <div data-mini={of} className={styles.place}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </div>
  )
})

import { lazy, Suspense } from 'react'
import styles from './Core.module.css'

const CareWatch = lazy(() => import('./CareWatch.tsx'))
const NO_TEXTS: readonly string[] = []

/**
 * A button to get help, and a card where the texts contain crisis words. The rules load after the first paint, so that no other page
 * carries them. Without texts it only offers help.
 */
export function Care({ name = 'page', texts = NO_TEXTS }: { name?: string; texts?: readonly string[] }) {
  return (
    <div className={styles.screen}>
      <Suspense fallback={<div className={styles.care} />}>
        <CareWatch name={name} texts={texts} />
      </Suspense>
    </div>
  )
}

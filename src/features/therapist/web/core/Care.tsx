import { lazy, Suspense } from 'react'
import styles from './Core.module.css'

const CareWatch = lazy(() => import('./CareWatch.tsx'))
const NO_TEXTS: readonly string[] = []

/**
 * The way to help, and the card where words beside it sound like a crisis. Its rules come once the page is drawn, so that no other page
 * carries them; without texts it only offers help.
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

import { lazy, Suspense } from 'react'
import styles from './WildArt.module.css'

const SeedPlant = lazy(() => import(/* after paint */ '#platform/web/audio/SeedPlant.tsx').then((file) => ({ default: file.SeedPlant })))

/** A plant for places where nothing else grows: empty, missing, failed. Its room is kept while it comes. */
export function WildArt({ seed }: { seed: string }) {
  return (
    <div className={styles.wild}>
      <Suspense fallback={null}>
        <SeedPlant seed={seed} detail={0.6} />
      </Suspense>
    </div>
  )
}

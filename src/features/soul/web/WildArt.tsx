import { Suspense } from 'react'
import styles from './WildArt.module.css'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { lazyExtra } from '#platform/web/page/lazy-extra.ts'

const SeedPlant = lazyExtra(() => afterPaint(() => import('#platform/web/audio/SeedPlant.tsx')).then((file) => file.SeedPlant))

/** A plant for empty states, missing pages and errors. Its room is reserved while it loads. */
export function WildArt({ seed }: { seed: string }) {
  return (
    <div className={styles.wild}>
      <Suspense fallback={null}>
        <SeedPlant seed={seed} detail={0.6} />
      </Suspense>
    </div>
  )
}

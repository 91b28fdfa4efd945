import { Suspense } from 'react'
import styles from './GrownArt.module.css'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { lazyExtra } from '#platform/web/page/lazy-extra.ts'

const SeedPlant = lazyExtra(() => afterPaint(() => import('#platform/web/audio/SeedPlant.tsx')).then((file) => file.SeedPlant))

/** A plant for an empty list. Reserves its space while it loads. */
export function GrownArt({ seed }: { seed: string }) {
  return (
    <div className={styles.art}>
      <Suspense fallback={null}>
        <SeedPlant seed={seed} detail={0.6} />
      </Suspense>
    </div>
  )
}

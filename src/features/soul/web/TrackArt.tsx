import { Suspense, use, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { useTurn } from '#platform/web/botany/use-turn.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { sceneryOf } from './art-seed.ts'
import { HuesContext } from './hues.ts'
import styles from './TrackArt.module.css'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { lazyExtra } from '#platform/web/page/lazy-extra.ts'

const SeedPlant = lazyExtra(() => afterPaint(() => import('#platform/web/audio/SeedPlant.tsx')).then((file) => file.SeedPlant))

interface TrackArtProps {
  seed: string
  /** The category, whose pictures share a look. */
  place: string
  /** thumb in rows, tile in shelves, stage on the track's own page. */
  look?: 'thumb' | 'tile' | 'stage'
  /** During playback the light pulses. */
  isPlaying?: boolean
  /** Name of the view transition to the same picture on another page. */
  transition?: string | undefined
  className?: string | undefined
}

const DETAIL = { thumb: 0.2, tile: 0.4, stage: 0.85 }

/** Generated picture of a track, from its seed. Decorative: the title is beside it. Drawn when it comes near the screen. */
export function TrackArt({ seed, place, look = 'tile', isPlaying = false, transition, className }: TrackArtProps) {
  const root = useRef<HTMLDivElement>(null)
  const isDrawn = useTurn(useNear(root))
  const hue = use(HuesContext).get(place)
  const { disc, far, near, ...scenery } = useMemo(() => sceneryOf(seed, place), [seed, place])
  const style = {
    '--hue': hue ?? scenery.hue,
    '--disc-x': `${disc.x}%`,
    '--disc-y': `${disc.y}%`,
    '--disc': `${disc.size}%`,
    ...(transition && { viewTransitionName: transition }),
  } as CSSProperties
  return (
    <div
      ref={root}
      className={cx(styles.art, styles[look], className)}
      style={style}
      data-playing={isPlaying || undefined}
      aria-hidden="true"
    >
      <span className={styles.halo} />
      <span className={styles.disc} />
      <svg className={styles.land} viewBox="0 0 200 200" preserveAspectRatio="none">
        <path className={styles.far} d={far} />
        <path className={styles.near} d={near} />
      </svg>
      {isDrawn && (
        <Suspense fallback={null}>
          <SeedPlant seed={seed} detail={DETAIL[look]} className={styles.plant ?? ''} />
        </Suspense>
      )}
    </div>
  )
}

/** Whether an element has come near the window; stays true. */
function useNear(element: React.RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !element.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '240px' },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [isNear, element])
  return isNear
}

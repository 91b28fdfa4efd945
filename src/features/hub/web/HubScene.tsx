import { useState, useSyncExternalStore } from 'react'
import { Clearing } from '#platform/web/botany/Clearing.tsx'
import styles from './Greeting.module.css'

const WIDE = '(min-width: 48rem)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Seasons of the northern half of the earth, by month from 0. */
const seasonOf = (month: number) =>
  (['winter', 'winter', 'spring', 'spring', 'spring', 'summer', 'summer', 'summer', 'autumn', 'autumn', 'autumn', 'winter'] as const)[
    month
  ]!

/** The forest clearing that is the person's own, composed for the room there is. */
export function HubScene({ seed, hour }: { seed: string; hour: number }) {
  const [season] = useState(() => seasonOf(new Date().getMonth()))
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
  const size = isWide ? { width: 640, height: 330 } : { width: 420, height: 300 }
  // In whole hours: a new picture every minute would be growing all the time.
  return (
    <Clearing
      className={styles.clearing ?? ''}
      seed={seed}
      hour={Math.floor(hour)}
      season={season}
      {...size}
      travel={isWide ? 14 : 0}
      detail={0.26}
    />
  )
}

import { useState } from 'react'
import { localDayOf } from '#platform/contract/dates.ts'
import { hemisphereOf } from '#platform/contract/hemisphere.ts'
import { seasonOf } from '#platform/contract/seasons.ts'
import { Clearing } from '#platform/web/botany/Clearing.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts'
import styles from './Greeting.module.css'

/** The person's own forest clearing, in the season of their region, composed for the available space. */
export function HubScene({ seed, hour }: { seed: string; hour: number }) {
  const { zone, dayStart } = useUser()
  const [today] = useState(() => localDayOf(new Date(), zone, dayStart))
  const isWide = useMediaQuery('(min-width: 48rem)')
  const size = isWide ? { width: 640, height: 330 } : { width: 420, height: 300 }
  // In whole hours: a new picture every minute would be redrawn all the time.
  return (
    <Clearing
      className={styles.clearing ?? ''}
      seed={seed}
      hour={Math.floor(hour)}
      season={seasonOf(today, hemisphereOf(zone))}
      {...size}
      travel={isWide ? 14 : 0}
      detail={0.26}
    />
  )
}

import { useState } from 'react'
import { Clearing } from '#platform/web/botany/Clearing.tsx'
import GrowingPlant from '../strength/GrowingPlant.tsx'
import styles from './ProfilePage.module.css'

/** After this many days half of the remaining growth is done; like real trees, it never reaches full size. */
const HALF_GROWN_DAYS = 120
const SAPLING = 0.42

/** The person's own birch in their own clearing: their id decides which ones, and the days since registration decide its height. */
export default function OwnTree({ seed, days }: { seed: string; days: number }) {
  const [isWide] = useState(() => matchMedia('(min-width: 64rem)').matches)
  return (
    <>
      <Clearing
        seed={`clearing ${seed}`}
        width={isWide ? 460 : 420}
        height={isWide ? 460 : 260}
        detail={0.25}
        density={0.6}
        travel={0}
        {...(styles.clearing ? { className: styles.clearing } : {})}
      />
      <GrowingPlant
        species="birch"
        seed={seed}
        growth={SAPLING + ((1 - SAPLING) * days) / (days + HALF_GROWN_DAYS)}
        detail={0.8}
        className={styles.tree}
      />
    </>
  )
}

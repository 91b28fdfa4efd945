import { useState } from 'react'
import { Clearing } from '#platform/web/botany/Clearing.tsx'
import GrowingPlant from '../strength/GrowingPlant.tsx'
import styles from './SignInFrame.module.css'

const WIDE = '(min-width: 64rem)'

/** The clearing beside the form, composed for the window size at the first render. */
export default function SignInScene({ growth }: { growth?: number }) {
  const [isWide] = useState(() => matchMedia(WIDE).matches)
  return (
    <div className={styles.scene}>
      <Clearing
        seed="gate"
        width={isWide ? 860 : 480}
        height={isWide ? 880 : 260}
        detail={isWide ? 0.3 : 0.2}
        density={isWide ? 1 : 0.7}
        travel={isWide ? 22 : 0}
        {...(styles.forest ? { className: styles.forest } : {})}
      />
      {isWide && growth !== undefined && (
        <GrowingPlant className={styles.sapling} growth={0.06 + 0.94 * growth} species="foxglove" seed="password" />
      )}
    </div>
  )
}

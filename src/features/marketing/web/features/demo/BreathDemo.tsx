import { type CSSProperties, useEffect, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import mini from '../../minis/Miniature.module.css'
import styles from './Demo.module.css'

const BREATHS = 10
/** Seconds in and out. */
const PACES = {
  long: { label: '4 in, 6 out', in: 4, out: 6 },
  even: { label: '4 in, 4 out', in: 4, out: 4 },
} as const
type Pace = keyof typeof PACES

/** Ten breaths to follow, at one of two paces of the app. Silent; nothing is sent or stored. */
export function BreathDemo() {
  const [pace, setPace] = useState<Pace>('long')
  // Half breaths: even ones are in, odd ones out. Undefined: not started.
  const [half, setHalf] = useState<number>()
  const isOver = half !== undefined && half >= 2 * BREATHS
  const isIn = half !== undefined && half % 2 === 0
  const seconds = isIn ? PACES[pace].in : PACES[pace].out
  const isBreathing = half !== undefined && !isOver
  useEffect(() => {
    if (half === undefined || half >= 2 * BREATHS) return
    const timer = setTimeout(() => setHalf(half + 1), seconds * 1000)
    return () => clearTimeout(timer)
  }, [half, seconds])
  const word = isOver ? 'That was ten.' : half === undefined ? 'Ready' : isIn ? 'In' : 'Out'
  return (
    <div className={`${mini.screen} ${styles.screen}`} role="group" aria-label="A breath to follow">
      <SegmentedControl
        label="Seconds"
        wide
        value={pace}
        onChange={(next) => {
          setPace(next)
          setHalf(undefined)
        }}
        options={(Object.keys(PACES) as Pace[]).map((value) => ({ value, label: PACES[value].label }))}
      />
      <div className={styles.stage}>
        <div
          className={styles.circle}
          data-phase={isBreathing && isIn ? 'in' : 'out'}
          style={{ '--seconds': `${isBreathing ? seconds : 1}s` } as CSSProperties}
        >
          <span aria-live="off">{word}</span>
        </div>
      </div>
      <div className={styles.foot}>
        <Button kind={isBreathing ? 'soft' : 'primary'} onClick={() => setHalf(isBreathing ? undefined : 0)}>
          {isBreathing ? 'Stop' : isOver ? 'Ten more' : 'Begin'}
        </Button>
        <span role="status">
          {isBreathing
            ? `Breath ${Math.floor((half ?? 0) / 2) + 1} of ${BREATHS}`
            : isOver
              ? 'Stay as long as you like.'
              : `Ten breaths, ${BREATHS * (PACES[pace].in + PACES[pace].out)} seconds`}
        </span>
      </div>
      <p className={mini.small}>Breathe as it suits you. If it feels tight or you feel dizzy, stop and breathe as always.</p>
    </div>
  )
}

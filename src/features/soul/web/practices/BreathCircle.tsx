import { useEffect, type CSSProperties } from 'react'
import { usePhaseOf, useProgress } from '#platform/web/audio/use-player.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { breathsOf, phaseAt, phasesOf, practiceId, practiceSeconds, type Breathing, type Way } from '../../practice.ts'
import { practiceMessages } from './messages.ts'
import styles from './BreathCircle.module.css'

/** Fullness of the lungs at the end of a phase; holding changes nothing. */
const FULL: Readonly<Record<Exclude<Way, 'hold'>, number>> = { in: 0.84, sip: 1, out: 0, rest: 0 }
const BUZZ: Readonly<Record<Way, number | number[]>> = { in: 60, sip: 30, hold: 20, out: [50, 70, 50], rest: 20 }

function fullAfter(breathing: Breathing, index: number): number {
  for (const { way } of phasesOf(breathing)
    .slice(0, index + 1)
    .toReversed())
    if (way !== 'hold') return FULL[way]
  return 0
}

/** An animation of the breath. With reduced motion it shows only words and numbers. */
export function BreathCircle({ breathing, isVibrating }: { breathing: Breathing; isVibrating: boolean }) {
  const phase = usePhaseOf({ kind: 'track', id: practiceId(breathing) })
  return phase === 'nothing' ? (
    <Circle breathing={breathing} position={undefined} isVibrating={false} />
  ) : (
    <MovingCircle breathing={breathing} isVibrating={isVibrating && phase === 'playing'} />
  )
}

function MovingCircle(props: { breathing: Breathing; isVibrating: boolean }) {
  const { position } = useProgress()
  return <Circle {...props} position={position} />
}

function Circle({ breathing, position, isVibrating }: { breathing: Breathing; position: number | undefined; isVibrating: boolean }) {
  const t = useMessages(practiceMessages)
  const now = position === undefined ? undefined : phaseAt(breathing, position)
  const part = now && `${now.breath}/${now.index}`
  const way = now?.phase.way
  useEffect(() => {
    if (isVibrating && way !== undefined) navigator.vibrate?.(BUZZ[way])
  }, [isVibrating, part, way])
  const isOver = position !== undefined && !now && position > practiceSeconds(breathing) / 2
  const style = {
    '--full': now ? fullAfter(breathing, now.index) : 0,
    '--seconds': `${now?.phase.seconds ?? 1.5}s`,
  } as CSSProperties
  return (
    <div className={styles.stage} style={style}>
      <div className={styles.halo} aria-hidden="true" />
      <div className={styles.circle} aria-hidden="true" />
      <p className={styles.words}>
        <span className={styles.way}>{way ? t.breathing.ways[way] : isOver ? t.breathing.done : t.breathing.ready}</span>
        {now && <span className={styles.count}>{Math.ceil(now.left)}</span>}
        <span className="note tabular">
          {now ? `${now.breath + 1} / ${breathsOf(breathing)}` : t.breathing.breaths(breathsOf(breathing))}
        </span>
      </p>
    </div>
  )
}

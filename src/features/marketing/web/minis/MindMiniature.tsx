import { useEffect, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import mini from './Miniature.module.css'
import { miniMessages } from './messages.ts'
import styles from './Mini.module.css'
import { LEAVES, longer } from './sequence.ts'

const LIT_MS = 560
const DARK_MS = 200
const BETWEEN_MS = 800

type Phase = 'idle' | 'showing' | 'answering' | 'right' | 'missed'

/** A round of sequence memory: leaves light up and are pressed in the same order, one more each time. */
export function MindMiniature() {
  const t = useMessages(miniMessages).mind
  const [phase, setPhase] = useState<Phase>('idle')
  const [sequence, setSequence] = useState<readonly number[]>([])
  const [done, setDone] = useState(0)
  const [lit, setLit] = useState<number>()
  const [wrong, setWrong] = useState<number>()
  const [best, setBest] = useState(0)

  useEffect(() => {
    if (phase === 'right') {
      const timer = setTimeout(() => {
        setSequence((so) => longer(so, Math.random))
        setDone(0)
        setPhase('showing')
      }, BETWEEN_MS)
      return () => clearTimeout(timer)
    }
    if (phase !== 'showing') return
    const timers = sequence.flatMap((leaf, index) => {
      const start = BETWEEN_MS / 2 + index * (LIT_MS + DARK_MS)
      return [setTimeout(() => setLit(leaf), start), setTimeout(() => setLit(undefined), start + LIT_MS)]
    })
    timers.push(setTimeout(() => setPhase('answering'), BETWEEN_MS / 2 + sequence.length * (LIT_MS + DARK_MS)))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setLit(undefined)
    }
  }, [phase, sequence])

  const begin = () => {
    setSequence(longer([], Math.random))
    setDone(0)
    setWrong(undefined)
    setPhase('showing')
  }
  const press = (leaf: number) => {
    if (phase !== 'answering') return
    if (leaf !== sequence[done]) {
      setWrong(leaf)
      setLit(sequence[done])
      setPhase('missed')
      return
    }
    setDone(done + 1)
    if (done + 1 < sequence.length) return
    setBest(Math.max(best, sequence.length))
    setPhase('right')
  }
  const text = {
    idle: t.idle,
    showing: t.watch(sequence.length),
    answering: t.yours(done, sequence.length),
    right: t.right,
    missed: t.missed(sequence.length - 1),
  }[phase]
  return (
    <div className={`${mini.screen} ${styles.screen}`} role="group" aria-label={t.label}>
      <div>
        <p className={mini.heading}>{t.title}</p>
        <p className="soft" role="status">
          {text}
          {/* For screen readers. */}
          {phase === 'showing' && <span className="visually-hidden"> {t.order(sequence.map((leaf) => leaf + 1))}</span>}
        </p>
      </div>
      <div className={styles.board}>
        {Array.from({ length: LEAVES }, (_, leaf) => (
          <button
            // oxlint-disable-next-line no-array-index-key -- a leaf is its place on the board
            key={leaf}
            type="button"
            className={styles.leaf}
            aria-label={t.leaf(leaf + 1)}
            aria-disabled={phase !== 'answering'}
            data-lit={lit === leaf || undefined}
            data-wrong={wrong === leaf || undefined}
            onClick={() => press(leaf)}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Button kind="soft" size="sm" aria-disabled={phase === 'showing' || phase === 'right'} onClick={begin}>
          {phase === 'idle' ? t.start : t.again}
        </Button>
        {best > 0 && <span className="note tabular">{t.best(best)}</span>}
      </div>
    </div>
  )
}

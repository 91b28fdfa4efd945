import { useEffect, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { talkMessages } from './messages.ts'
import styles from './Talk.module.css'

const BREATHS = 10
const [IN_MS, OUT_MS] = [4000, 6000]

/** Ten breaths: in for four seconds, out for six. Without sound or network; with reduced motion only the words change. */
export function Breath() {
  const t = useMessages(talkMessages)
  // Half breaths: even ones are in, odd ones out.
  const [half, setHalf] = useState(0)
  const isOver = half >= 2 * BREATHS
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => setHalf(half + 1), half % 2 === 0 ? IN_MS : OUT_MS)
    return () => clearTimeout(timer)
  }, [half, isOver])
  return (
    <div className={styles.breath}>
      <p className="visually-hidden">{t.breathHow}</p>
      <div className={styles.circle} data-phase={isOver ? 'over' : half % 2 === 0 ? 'in' : 'out'} aria-hidden="true">
        <span>{isOver ? t.breathOver : half % 2 === 0 ? t.breathIn : t.breathOut}</span>
      </div>
      <p className={styles.breathCount} aria-hidden="true">
        {isOver ? '' : t.breathCount(Math.floor(half / 2) + 1, BREATHS)}
      </p>
      <p role="status" className="visually-hidden">
        {isOver ? t.breathOver : ''}
      </p>
    </div>
  )
}

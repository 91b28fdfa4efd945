import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { joyChoice, takeMoment } from './choice.ts'
import styles from './JoyMoment.module.css'
import { joyMessages } from './messages.ts'
import { playTones } from './tones.ts'

const MS = 3600
const SEEDS = Array.from({ length: 14 }, (_, index) => index)

/** Seeds that drift up and fade, and a short text: once a day, without blocking the page. */
export function JoyMoment({ day, onEnd }: { day: LocalDay; onEnd: () => void }) {
  const t = useMessages(joyMessages)
  const [isShown, setShown] = useState(false)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (!takeMoment(day)) return end.current()
    setShown(true)
    if (joyChoice() === 'sound') playTones()
    const timer = setTimeout(() => end.current(), MS)
    return () => clearTimeout(timer)
  }, [day])
  if (!isShown) return null
  return createPortal(
    <div className={styles.moment} data-area="habits">
      <div aria-hidden="true">
        {SEEDS.map((seed) => (
          <svg key={seed} viewBox="0 0 20 32" className={styles.seed} style={{ '--n': seed } as React.CSSProperties}>
            <path d="M10 31C4 24 2 17 10 1c8 16 6 23 0 30Z" />
          </svg>
        ))}
      </div>
      <p role="status" className={styles.word}>
        {t.done}
      </p>
    </div>,
    document.body,
  )
}

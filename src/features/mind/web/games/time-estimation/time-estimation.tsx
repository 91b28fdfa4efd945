import { useEffect, useRef, useState } from 'react'
import { isDialogOpen } from '#platform/web/ui/is-dialog-open.ts'
import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { PAUSE_MS, timeEstimation, type TimeTrial } from '../../../games/rules/time-estimation.ts'
import { anyView, type BoardProps } from '../../board/board.ts'
import boardStyles from '../../board/Board.module.css'
import { useLatest, useSteps } from '../../board/hooks.ts'
import { REVIEW } from '../../board/transfer.ts'
import styles from './TimeEstimation.module.css'
import { en } from './words.en.ts'

const words = defineMessages({ en, de: () => import('./words.de.ts').then((m) => m.de) })

/** A light glows for a while; then the person holds a key or button for the same time. */
function Board({ stimulus: { shown }, api, wasRight }: BoardProps<TimeTrial>) {
  const { labels } = useMessages(words)
  const step = useSteps([PAUSE_MS, shown, 400])
  const isOpen = step === 3
  const [isHeld, setIsHeld] = useState(false)
  const held = useRef(false)
  const down = useLatest((event: Event) => {
    if (!isOpen || held.current || wasRight !== null) return
    held.current = true
    setIsHeld(true)
    // The measured time begins with the press itself.
    api.onset(event.timeStamp)
  })
  const up = useLatest((event: Event) => {
    if (!held.current) return
    held.current = false
    setIsHeld(false)
    api.respond([1], event)
  })
  useEffect(() => {
    const isKey = (event: KeyboardEvent) =>
      (event.key === ' ' || event.key === 'Enter') && !event.ctrlKey && !event.metaKey && !event.altKey
    const onDown = (event: KeyboardEvent) => {
      if (!isKey(event) || isDialogOpen()) return
      event.preventDefault()
      if (!event.repeat) down.current(event)
    }
    const onUp = (event: KeyboardEvent) => isKey(event) && up.current(event)
    const release = (event: PointerEvent) => up.current(event)
    addEventListener('keydown', onDown)
    addEventListener('keyup', onUp)
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    return () => {
      removeEventListener('keydown', onDown)
      removeEventListener('keyup', onUp)
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [down, up])
  return (
    <div className={boardStyles.board}>
      <div className={boardStyles.view}>
        <span
          className={styles.moon}
          data-lit={step === 1 || isHeld || undefined}
          role="img"
          aria-label={step === 1 ? labels.glows : labels.dark}
        />
      </div>
      <button
        type="button"
        className={`${boardStyles.choice} ${styles.hold}`}
        aria-disabled={!isOpen || undefined}
        aria-keyshortcuts="Space"
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.preventDefault()
          down.current(event.nativeEvent)
        }}
      >
        {isOpen ? labels.hold : labels.watch}
      </button>
    </div>
  )
}

export const view = anyView({
  rules: timeEstimation,
  Board,
  words,
  sources: [
    {
      text: 'Grondin, S. (2010). Timing and time perception: a review of recent behavioral and neuroscience findings and theoretical directions. Attention, Perception, & Psychophysics, 72, 561–582.',
      doi: '10.3758/APP.72.3.561',
    },
    REVIEW,
  ],
})

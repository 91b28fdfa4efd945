import { useState } from 'react'
import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { FIXATION_MS, GO_MS, PAUSE_MS, stopSignal, type StopTrial } from '../../../games/rules/stop-signal.ts'
import { TwoChoices } from '../../board/TwoChoices.tsx'
import { anyView, type BoardProps } from '../../board/board.ts'
import boardStyles from '../../board/Board.module.css'
import { useAfter, useOnset, useSteps } from '../../board/hooks.ts'
import { RELIABILITY, REVIEW } from '../../board/transfer.ts'
import styles from './StopSignal.module.css'
import { en } from './words.en.ts'

const words = defineMessages({ en, de: () => import('./words.de.ts').then((m) => m.de) })

/** A path bends left or right: go. When a branch falls across it, hold still. */
function Board({ stimulus: { target, delay }, api, wasRight }: BoardProps<StopTrial>) {
  const { labels } = useMessages(words)
  const isShown = useSteps([PAUSE_MS, FIXATION_MS]) === 2
  const [isBlocked, setIsBlocked] = useState(false)
  useOnset(isShown, api)
  useAfter(isShown && delay !== null, delay ?? 0, () => setIsBlocked(true))
  useAfter(isShown, GO_MS, () => api.respond([], null))
  const answer = (way: 0 | 1, event: Event) => {
    if (isShown && wasRight === null) api.respond([way], event)
  }
  return (
    <div className={boardStyles.board}>
      <div className={boardStyles.view}>
        {isShown ? (
          <svg
            viewBox="0 0 300 200"
            className={styles.path}
            role="img"
            aria-label={`${target ? labels.right : labels.left}${isBlocked ? `, ${labels.blocked}` : ''}`}
            data-blocked={isBlocked || undefined}
          >
            <g transform={target ? undefined : 'translate(300 0) scale(-1 1)'}>
              <path d="M112 196C120 140 128 104 178 92H214V66L282 110L214 154V128H188C160 134 158 164 156 196Z" />
            </g>
            {isBlocked && <path className={styles.branch} d="M24 128C84 96 150 92 276 44M96 102L74 66M150 92L172 52M206 74L236 92" />}
          </svg>
        ) : (
          <span className={boardStyles.fixation} />
        )}
      </div>
      <TwoChoices ask={labels.ask} left={labels.left!} right={labels.right!} onChoose={answer} />
    </div>
  )
}

export const view = anyView({
  rules: stopSignal,
  Board,
  words,
  sources: [
    {
      text: 'Verbruggen, F. et al. (2019). A consensus guide to capturing the ability to inhibit actions and impulsive behaviors in the stop-signal task. eLife, 8, e46323.',
      doi: '10.7554/eLife.46323',
    },
    RELIABILITY,
    REVIEW,
  ],
})

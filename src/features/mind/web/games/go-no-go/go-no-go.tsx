import { useState } from 'react'
import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { goNoGo, SHOWN_MS, STEP_MS, type GoStep } from '../../../games/rules/go-no-go.ts'
import { anyView, type BoardProps } from '../../board/board.ts'
import boardStyles from '../../board/Board.module.css'
import { Choice } from '../../board/Choice.tsx'
import { useAfter, useKeys, useOnset, useSteps } from '../../board/hooks.ts'
import { RELIABILITY, REVIEW } from '../../board/transfer.ts'
import styles from './GoNoGo.module.css'
import { en } from './words.en.ts'

const words = defineMessages({ en, de: () => import('./words.de.ts').then((m) => m.de) })

/** A leaf: press. A toadstool: leave it. */
function Board({ stimulus: { go, look }, api, wasRight }: BoardProps<GoStep>) {
  const { labels } = useMessages(words)
  const isShown = useSteps([SHOWN_MS]) === 0
  const [pressed, setPressed] = useState<{ event: Event }>()
  useOnset(true, api)
  // The next trial comes after a fixed time, with or without an answer.
  useAfter(true, STEP_MS, () => api.respond(pressed ? [1] : [], pressed?.event ?? null))
  const press = (event: Event) => {
    if (!pressed && wasRight === null) setPressed({ event })
  }
  useKeys((key, event) => {
    if (key === ' ' || key === 'Enter') {
      event.preventDefault()
      press(event)
    }
  })
  return (
    <div className={boardStyles.board}>
      <div className={boardStyles.view}>
        {isShown && (
          <svg viewBox="0 0 200 200" className={styles.thing} role="img" aria-label={go ? labels.leaf : labels.toadstool}>
            {go ? (
              <g transform={`rotate(${look * 24 - 60} 100 100)`} className={styles.leaf}>
                <path d="M100 18C150 50 158 120 100 172C42 120 50 50 100 18Z" />
                <path
                  d="M100 40V186M100 76L130 62M100 76L70 62M100 108L136 92M100 108L64 92M100 138L124 126M100 138L76 126"
                  className={styles.vein}
                />
              </g>
            ) : (
              <g className={styles.toadstool}>
                <path d="M84 104C86 134 82 160 76 178H126C118 160 114 134 116 104Z" className={styles.stem} />
                <path d="M22 106C26 52 62 26 100 26C138 26 174 52 178 106C130 118 70 118 22 106Z" />
                <path
                  d="M58 80a10 10 0 1 0 20 0a10 10 0 1 0-20 0M96 54a11 11 0 1 0 22 0a11 11 0 1 0-22 0M126 88a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
                  className={styles.dots}
                />
              </g>
            )}
          </svg>
        )}
      </div>
      <div className={boardStyles.choices}>
        <Choice label={labels.press!} keyName="Space" pressed={pressed !== undefined} onChoose={press} />
      </div>
    </div>
  )
}

export const view = anyView({
  rules: goNoGo,
  Board,
  words,
  sources: [
    {
      text: 'Wessel, J. R. (2018). Prepotent motor activity and inhibitory control demands in different variants of the go/no-go paradigm. Psychophysiology, 55(3), e12871.',
      doi: '10.1111/psyp.12871',
    },
    {
      text: 'Hautus, M. J. (1995). Corrections for extreme proportions and their biasing effects on estimated values of d′. Behavior Research Methods, 27, 46–51.',
      doi: '10.3758/BF03203619',
    },
    RELIABILITY,
    REVIEW,
  ],
})

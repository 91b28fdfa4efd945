import { useState } from 'react'
import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { dualNBack, LETTERS, PLACES, SAME_LETTER, SAME_PLACE, SHOWN_MS, STEP_MS, type BackStep } from '../../../games/rules/dual-n-back.ts'
import { anyView, type BoardProps } from '../../board/board.ts'
import boardStyles from '../../board/Board.module.css'
import { Choice } from '../../board/Choice.tsx'
import { useAfter, useKeys, useOnset, useSteps } from '../../board/hooks.ts'
import { REVIEW, WORKING_MEMORY } from '../../board/transfer.ts'
import styles from './DualNBack.module.css'
import { en } from './words.en.ts'

const words = defineMessages({ en, de: () => import('./words.de.ts').then((m) => m.de) })
/** Cells of three by three around the middle one. */
const CELLS = Array.from({ length: PLACES }, (_, place) => (place < 4 ? place : place + 1))

/** Eight pads of moss; one lights up with a letter on it. Was it the same place, the same letter, n steps back? */
function Board({ stimulus, api, wasRight, isPractice }: BoardProps<BackStep>) {
  const { labels } = useMessages(words)
  const { back, place, letter, step, samePlace, sameLetter } = stimulus
  const isShown = useSteps([SHOWN_MS]) === 0
  const [stated, setSpoken] = useState<readonly { answer: number; at: number }[]>([])
  useOnset(true, api)
  useAfter(true, STEP_MS, () =>
    api.respond(
      stated.map((one) => one.answer),
      null,
      stated[0]?.at,
    ),
  )
  const say = (answer: number, event: Event) => {
    if (wasRight === null && stated.every((one) => one.answer !== answer)) setSpoken([...stated, { answer, at: event.timeStamp }])
  }
  useKeys((key, event) => {
    if (key === 'ArrowLeft' || key === 'a') say(SAME_PLACE, event)
    if (key === 'ArrowRight' || key === 'l') say(SAME_LETTER, event)
  })
  const has = (answer: number) => stated.some((one) => one.answer === answer)
  const isKnown = step >= back
  return (
    <div className={boardStyles.board}>
      <div className={boardStyles.view}>
        <div
          className={styles.clearing}
          role="img"
          aria-label={isShown ? `${labels.pad!.replace('{n}', String(place + 1))}: ${LETTERS[letter]}` : labels.dark}
        >
          {Array.from({ length: 9 }, (_, cell) => (
            // oxlint-disable-next-line no-array-index-key -- nine places
            <span key={cell} className={cell === 4 ? styles.middle : styles.pad} data-lit={(isShown && CELLS[place] === cell) || undefined}>
              {cell === 4 ? (
                <>
                  <b>{back}</b>
                  <small>{labels.back}</small>
                </>
              ) : (
                isShown && CELLS[place] === cell && LETTERS[letter]
              )}
            </span>
          ))}
        </div>
      </div>
      <div className={boardStyles.choices} role="group" aria-label={labels.ask!.replace('{n}', String(back))}>
        <Choice label={labels.place!} keyName="ArrowLeft" pressed={has(SAME_PLACE)} onChoose={(event) => say(SAME_PLACE, event)}>
          <span>
            {labels.place}
            {isPractice && isKnown && !isShown && samePlace && ' ✓'}
          </span>
        </Choice>
        <Choice label={labels.letter!} keyName="ArrowRight" pressed={has(SAME_LETTER)} onChoose={(event) => say(SAME_LETTER, event)}>
          <span>
            {labels.letter}
            {isPractice && isKnown && !isShown && sameLetter && ' ✓'}
          </span>
        </Choice>
      </div>
    </div>
  )
}

export const view = anyView({
  rules: dualNBack,
  Board,
  words,
  sources: [
    {
      text: 'Jaeggi, S. M. et al. (2008). Improving fluid intelligence with training on working memory. PNAS, 105(19), 6829–6833.',
      doi: '10.1073/pnas.0801268105',
    },
    {
      text: 'Redick, T. S. et al. (2013). No evidence of intelligence improvement after working memory training. Journal of Experimental Psychology: General, 142(2), 359–379.',
      doi: '10.1037/a0029082',
    },
    WORKING_MEMORY,
    REVIEW,
  ],
})

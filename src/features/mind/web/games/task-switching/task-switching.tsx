import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { PAUSE_MS, taskSwitching, TIMEOUT_MS, type SwitchTrial } from '../../../games/rules/task-switching.ts'
import { TwoChoices } from '../../board/TwoChoices.tsx'
import { anyView, type BoardProps } from '../../board/board.ts'
import boardStyles from '../../board/Board.module.css'
import { useAfter, useOnset, useSteps } from '../../board/hooks.ts'
import { RELIABILITY, REVIEW } from '../../board/transfer.ts'
import styles from './TaskSwitching.module.css'
import { en } from './words.en.ts'

const words = defineMessages({ en, de: () => import('./words.de.ts').then((m) => m.de) })
const ROUND = 'M50 12C82 12 92 40 90 56C88 80 70 92 50 92C30 92 12 80 10 56C8 40 18 12 50 12Z'
const POINTED = 'M50 4C66 26 84 44 80 64C76 84 62 92 50 98C38 92 24 84 20 64C16 44 34 26 50 4Z'

/** A leaf moves round four corners. Above: is it round or pointed? Below: is it pale or dark? */
function Board({ stimulus: { corner, task, pointed, dark }, api, wasRight }: BoardProps<SwitchTrial>) {
  const { labels } = useMessages(words)
  const isShown = useSteps([PAUSE_MS]) === 1
  useOnset(isShown, api)
  useAfter(isShown, TIMEOUT_MS, () => api.respond([], null))
  const answer = (way: 0 | 1, event: Event) => {
    if (isShown && wasRight === null) api.respond([way], event)
  }
  const [first, second] = task === 'shape' ? [labels.round!, labels.pointed!] : [labels.pale!, labels.dark!]
  return (
    <div className={boardStyles.board}>
      <div className={boardStyles.view}>
        <div className={styles.window} data-task={task}>
          <span className={styles.above}>{labels.shape}</span>
          <span className={styles.below}>{labels.shade}</span>
          {isShown && (
            <svg
              viewBox="0 0 100 100"
              className={styles.leaf}
              // Clockwise from the upper left, independent of the writing direction.
              style={{ gridArea: ['2 / 1', '2 / 2', '3 / 2', '3 / 1'][corner] }}
              role="img"
              aria-label={`${pointed ? labels.pointed : labels.round}, ${dark ? labels.dark : labels.pale}`}
            >
              <path d={pointed ? POINTED : ROUND} className={dark ? styles.dark : styles.pale} />
              <path d="M50 22V92M50 46L66 34M50 46L34 34M50 66L68 54M50 66L32 54" className={dark ? styles.veinPale : styles.veinDark} />
            </svg>
          )}
        </div>
      </div>
      <TwoChoices ask={task === 'shape' ? labels.shape : labels.shade} left={first} right={second} onChoose={answer} />
    </div>
  )
}

export const view = anyView({
  rules: taskSwitching,
  Board,
  words,
  sources: [
    {
      text: 'Rogers, R. D., & Monsell, S. (1995). Costs of a predictable switch between simple cognitive tasks. Journal of Experimental Psychology: General, 124(2), 207–231.',
      doi: '10.1037/0096-3445.124.2.207',
    },
    RELIABILITY,
    REVIEW,
  ],
})

import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { FIXATION_MS, flanker, PAUSE_MS, TIMEOUT_MS, type FlankerRow } from '../../../games/rules/flanker.ts'
import { TwoChoices } from '../../board/TwoChoices.tsx'
import { anyView, type BoardProps } from '../../board/board.ts'
import boardStyles from '../../board/Board.module.css'
import { useAfter, useOnset, useSteps } from '../../board/hooks.ts'
import { RELIABILITY, REVIEW } from '../../board/transfer.ts'
import styles from './Flanker.module.css'
import { en } from './words.en.ts'

const words = defineMessages({ en, de: () => import('./words.de.ts').then((m) => m.de) })

/** Five birds in a row at dusk. Which way does the middle one fly? */
function Board({ stimulus: { target, congruent }, api, wasRight }: BoardProps<FlankerRow>) {
  const { labels } = useMessages(words)
  const isShown = useSteps([PAUSE_MS, FIXATION_MS]) === 2
  useOnset(isShown, api)
  useAfter(isShown, TIMEOUT_MS, () => api.respond([], null))
  const answer = (way: 0 | 1, event: Event) => {
    if (isShown && wasRight === null) api.respond([way], event)
  }
  const ways = congruent ? [target, target, target, target, target] : [1 - target, 1 - target, target, 1 - target, 1 - target]
  return (
    <div className={boardStyles.board}>
      <div className={boardStyles.view}>
        {isShown ? (
          <svg viewBox="0 0 500 130" className={styles.sky} role="img" aria-label={labels.row}>
            {ways.map((way, nth) => (
              // oxlint-disable-next-line no-array-index-key -- five places
              <g key={nth} transform={`translate(${50 + nth * 100} ${66 + [6, -3, 0, -4, 5][nth]!}) scale(${way ? 1 : -1} 1)`}>
                <path d={BIRD} />
              </g>
            ))}
          </svg>
        ) : (
          <span className={boardStyles.fixation} />
        )}
      </div>
      <TwoChoices ask={labels.ask} left={labels.left!} right={labels.right!} onChoose={answer} />
    </div>
  )
}

/** A swallow that flies to the right: beak, two swept wings, a forked tail. */
const BIRD =
  'M42 2C34-6 24-8 14-6C6-24-10-36-30-40C-20-28-14-16-12-5C-22-3-32-4-44-10C-38-4-36 0-36 2C-36 5-38 9-44 15C-32 9-22 8-12 9C-13 19-18 29-27 39C-8 34 6 23 14 9C24 11 34 9 42 2Z'

export const view = anyView({
  rules: flanker,
  Board,
  words,
  sources: [
    {
      text: 'Eriksen, B. A., & Eriksen, C. W. (1974). Effects of noise letters upon the identification of a target letter in a nonsearch task. Perception & Psychophysics, 16, 143–149.',
      doi: '10.3758/BF03203267',
    },
    {
      text: 'Zelazo, P. D. et al. (2013). NIH Toolbox Cognition Battery: measuring executive function and attention. Monographs of the Society for Research in Child Development, 78(4), 16–33.',
      doi: '10.1111/mono.12032',
    },
    RELIABILITY,
    REVIEW,
  ],
})

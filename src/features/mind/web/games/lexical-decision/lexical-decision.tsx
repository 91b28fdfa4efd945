import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { lexicalDecision, PAUSE_MS, TIMEOUT_MS, type WordTrial } from '../../../games/rules/lexical-decision.ts'
import { TwoChoices } from '../../board/TwoChoices.tsx'
import { anyView, type BoardProps } from '../../board/board.ts'
import boardStyles from '../../board/Board.module.css'
import { useAfter, useOnset, useSteps } from '../../board/hooks.ts'
import { REVIEW } from '../../board/transfer.ts'
import styles from './LexicalDecision.module.css'
import { en } from './words.en.ts'

const words = defineMessages({ en, de: () => import('./words.de.ts').then((m) => m.de) })

/** Is it a word? And later: do the two mean nearly the same? */
function Board({ stimulus: { kind, shown }, api, wasRight }: BoardProps<WordTrial>) {
  const { labels } = useMessages(words)
  const isShown = useSteps([PAUSE_MS]) === 1
  useOnset(isShown, api)
  useAfter(isShown, TIMEOUT_MS, () => api.respond([], null))
  const answer = (yes: 0 | 1, event: Event) => {
    if (isShown && wasRight === null) api.respond([yes], event)
  }
  const isWord = kind === 'word'
  return (
    <div className={boardStyles.board}>
      <div className={boardStyles.view}>
        {isShown ? (
          <p className={styles.words} data-kind={kind} translate="no">
            {shown.map((one) => (
              <span key={one}>{one}</span>
            ))}
          </p>
        ) : (
          <span className={boardStyles.fixation} />
        )}
      </div>
      <TwoChoices
        ask={isWord ? labels.askWord : labels.askPair}
        left={isWord ? labels.word! : labels.same!}
        right={isWord ? labels.none! : labels.other!}
        onChoose={(way, event) => answer(way === 0 ? 1 : 0, event)}
      />
    </div>
  )
}

export const view = anyView({
  rules: lexicalDecision,
  Board,
  words,
  sources: [
    {
      text: 'Meyer, D. E., & Schvaneveldt, R. W. (1971). Facilitation in recognizing pairs of words. Journal of Experimental Psychology, 90(2), 227–234.',
      doi: '10.1037/h0031564',
    },
    REVIEW,
  ],
})

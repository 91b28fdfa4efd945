import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { symbolDigit, SYMBOLS, type SymbolTrial } from '../../../games/rules/symbol-digit.ts'
import { anyView, type BoardProps } from '../../board/board.ts'
import boardStyles from '../../board/Board.module.css'
import { Choice } from '../../board/Choice.tsx'
import { useKeys, useOnset } from '../../board/hooks.ts'
import { ACTIVE, REVIEW } from '../../board/transfer.ts'
import { Rune } from './Rune.tsx'
import styles from './SymbolDigit.module.css'
import { en } from './words.en.ts'

const words = defineMessages({ en, de: () => import('./words.de.ts').then((m) => m.de) })
const DIGITS = Array.from({ length: SYMBOLS }, (_, at) => at + 1)

/** Nine leaf marks correspond to nine digits; the person enters the digit of each shown mark. */
function Board({ stimulus: { key, symbol }, api, wasRight, isPractice }: BoardProps<SymbolTrial>) {
  const { labels } = useMessages(words)
  useOnset(true, api)
  const answer = (digit: number, event: Event) => {
    if (wasRight === null) api.respond([digit], event)
  }
  useKeys((pressed, event) => {
    const digit = '123456789'.indexOf(pressed) + 1
    if (digit > 0) answer(digit, event)
  })
  return (
    <div className={boardStyles.board}>
      <div className={styles.view}>
        <ol role="list" className={styles.code} aria-label={labels.code}>
          {key.map((mark, at) => (
            <li key={mark} data-asked={(isPractice && wasRight !== null && mark === symbol) || undefined}>
              <Rune of={mark} label={labels.mark!.replace('{n}', String(mark + 1))} />
              <span>{at + 1}</span>
            </li>
          ))}
        </ol>
        <div className={styles.asked}>
          <Rune of={symbol} label={labels.mark!.replace('{n}', String(symbol + 1))} />
        </div>
      </div>
      <div className={styles.keys} role="group" aria-label={labels.digits}>
        {DIGITS.map((digit) => (
          <Choice key={digit} label={String(digit)} onChoose={(event) => answer(digit, event)} />
        ))}
      </div>
    </div>
  )
}

export const view = anyView({
  rules: symbolDigit,
  Board,
  words,
  sources: [
    {
      text: 'Smith, A. (1973). Symbol Digit Modalities Test. Western Psychological Services. (The idea alone: marks, key and scoring here are our own.)',
    },
    {
      text: 'Jaeger, J. (2018). Digit Symbol Substitution Test: the case for sensitivity over specificity. Journal of Clinical Psychopharmacology, 38(5), 513–519.',
      doi: '10.1097/JCP.0000000000000941',
    },
    ACTIVE,
    REVIEW,
  ],
})

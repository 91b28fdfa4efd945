import { useState } from 'react'
import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { DIGIT_MS, digitSpan, type DigitRow } from '../../../games/rules/digit-span.ts'
import { anyView, type BoardProps } from '../../board/board.ts'
import boardStyles from '../../board/Board.module.css'
import { Choice } from '../../board/Choice.tsx'
import { useKeys, useOnset, useSteps } from '../../board/hooks.ts'
import { REVIEW, WORKING_MEMORY } from '../../board/transfer.ts'
import styles from './DigitSpan.module.css'
import { en } from './words.en.ts'

const words = defineMessages({ en, de: () => import('./words.de.ts').then((m) => m.de) })
const [QUIET_MS, LIT_MS] = [800, 750]
const KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

/** Digits come one a second in a ring of light; then they are typed in the same order. */
function Board({ stimulus: { digits }, api, wasRight }: BoardProps<DigitRow>) {
  const { labels } = useMessages(words)
  const plan = [QUIET_MS, ...digits.flatMap(() => [LIT_MS, DIGIT_MS - LIT_MS])]
  const step = useSteps(plan)
  const isOpen = step >= plan.length
  const shown = step > 0 && !isOpen && step % 2 === 1 ? digits[(step - 1) / 2] : undefined
  const [typed, setTyped] = useState<readonly number[]>([])
  useOnset(step > 0, api)

  const type = (digit: number, event: Event) => {
    if (!isOpen || wasRight !== null || typed.length >= digits.length) return
    const next = [...typed, digit]
    setTyped(next)
    if (next.length === digits.length) api.respond(next, event)
  }
  const back = () => isOpen && wasRight === null && setTyped(typed.slice(0, -1))
  useKeys((key, event) => {
    if (/^\d$/.test(key)) type(Number(key), event)
    if (key === 'Backspace') back()
  })
  return (
    <div className={boardStyles.board}>
      <div className={boardStyles.view}>
        {isOpen ? (
          <div className={styles.row} role="status" aria-label={labels.typed!.replace('{n}', `${typed.length} / ${digits.length}`)}>
            {digits.map((_, at) => (
              // oxlint-disable-next-line no-array-index-key -- places of a row
              <span key={at} data-now={at === typed.length || undefined}>
                {typed[at]}
              </span>
            ))}
          </div>
        ) : (
          <div className={styles.ring} role="img" aria-label={shown === undefined ? labels.watch : String(shown)}>
            {shown}
          </div>
        )}
      </div>
      <div className={boardStyles.keypad} role="group" aria-label={labels.keypad} style={{ visibility: isOpen ? 'visible' : 'hidden' }}>
        {KEYS.map((digit) => (
          <Choice key={digit} label={String(digit)} onChoose={(event) => type(digit, event)} />
        ))}
        <Choice className={styles.back} label={labels.back!} keyName="Backspace" onChoose={back} />
      </div>
    </div>
  )
}

export const view = anyView({
  rules: digitSpan,
  Board,
  words,
  sources: [
    {
      text: 'Woods, D. L. et al. (2011). Improving digit span assessment of short-term verbal memory. Journal of Clinical and Experimental Neuropsychology, 33(1), 101–111.',
      doi: '10.1080/13803395.2010.493149',
    },
    WORKING_MEMORY,
    REVIEW,
  ],
})

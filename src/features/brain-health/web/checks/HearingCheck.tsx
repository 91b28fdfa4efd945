import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { HEARING_QUESTIONS, hearingResult, type HearingAnswers } from '../../checks.ts'
import type { Say } from '../core/health.ts'
import styles from './Checks.module.css'
import { CheckResult } from './CheckResult.tsx'
import { checksMessages } from './messages.ts'

const OFTEN = ['0', '1', '2'] as const

export function HearingCheck({ last, day, say }: { last: HearingAnswers | undefined; day: string | undefined; say: Say }) {
  const c = useMessages(checksMessages)
  const [answers, setAnswers] = useState<Partial<HearingAnswers>>({})
  const [isAgain, setAgain] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const isDone = last !== undefined && !isAgain

  function finish() {
    const isWhole = HEARING_QUESTIONS.every((one) => answers[one] !== undefined)
    setMissing(!isWhole)
    if (!isWhole) return
    void say({ item: 'hearing-check', value: answers as HearingAnswers })
    setAgain(false)
    setAnswers({})
  }

  return (
    <section className={styles.check} aria-labelledby="hearing">
      <h2 id="hearing">{c.hearing}</h2>
      {isDone ? (
        <CheckResult
          result={hearingResult(last)}
          day={day}
          name={c.hearing}
          words={{ 'worth-a-check': c.hearingWorth, 'nothing-stood-out': c.hearingNothing }}
          onAgain={() => setAgain(true)}
        />
      ) : (
        <>
          <p>{c.hearingText}</p>
          <ol role="list" className={styles.questions}>
            {HEARING_QUESTIONS.map((one) => (
              <li key={one}>
                <span>{c.questions[one]}</span>
                <SegmentedControl
                  wide
                  label={c.questions[one]}
                  value={String(answers[one] ?? '')}
                  options={OFTEN.map((value) => ({ value: value as string, label: c.often[value] }))}
                  onChange={(value) => setAnswers({ ...answers, [one]: Number(value) as 0 | 1 | 2 })}
                />
              </li>
            ))}
          </ol>
          <p role="alert">{isMissing ? c.answerAll : ''}</p>
          <p>
            <Button onClick={finish}>{c.see}</Button>
          </p>
        </>
      )}
      <p className="note">{c.sudden}</p>
    </section>
  )
}

import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import {
  contrastResult,
  CONTRASTS,
  greyAt,
  GREYS,
  isPassed,
  isTrusted,
  LETTERS_A_STEP,
  USUAL_GREY,
  type ContrastAnswers,
} from '../../contrast.ts'
import type { Say } from '../core/health.ts'
import styles from './Checks.module.css'
import { CheckResult } from './CheckResult.tsx'
import { Letter, someWays, type Way } from './Letter.tsx'
import { checksMessages } from './messages.ts'
import { WayButtons } from './WayButtons.tsx'

type Step = { at: 'screen' } | { at: 'letters'; nth: number; ways: readonly Way[]; shown: number; read: number }

/** Measures the gamma of the screen with a pattern, then shows large letters with falling contrast as long as they are read. */
export function ContrastCheck({ last, day, say }: { last: ContrastAnswers | undefined; day: string | undefined; say: Say }) {
  const c = useMessages(checksMessages)
  const [step, setStep] = useState<Step>()
  const [grey, setGrey] = useState(USUAL_GREY)

  const stepAt = (nth: number): Step => ({ at: 'letters', nth, ways: someWays(LETTERS_A_STEP), shown: 0, read: 0 })

  function answer(way: Way | undefined) {
    if (step?.at !== 'letters') return
    const read = step.read + (way === step.ways[step.shown] ? 1 : 0)
    if (step.shown + 1 < LETTERS_A_STEP) return setStep({ ...step, shown: step.shown + 1, read })
    const reached = isPassed(read) ? step.nth : step.nth - 1
    if (isPassed(read) && step.nth + 1 < CONTRASTS.length) return setStep(stepAt(step.nth + 1))
    void say({ item: 'contrast-check', value: { reached: CONTRASTS[reached] ?? 0 } })
    setStep(undefined)
  }

  const shown = () => {
    if (!step && last)
      return (
        <CheckResult
          result={contrastResult(last)}
          day={day}
          name={c.contrast}
          words={{ 'worth-a-check': c.contrastWorth, 'nothing-stood-out': c.contrastNothing }}
          onAgain={() => setStep({ at: 'screen' })}
        />
      )
    if (!step)
      return (
        <>
          <p>{c.contrastText}</p>
          <p>
            <Button aria-label={`${c.begin}: ${c.contrast}`} onClick={() => setStep({ at: 'screen' })}>
              {c.begin}
            </Button>
          </p>
        </>
      )
    if (step.at === 'screen')
      return (
        <>
          <p>{c.bright}</p>
          <p>{c.pattern}</p>
          <div className={styles.pattern} aria-hidden="true">
            <div style={{ background: `rgb(${grey} ${grey} ${grey})` }} />
          </div>
          <label className={styles.slide}>
            {c.patternGrey}
            <input type="range" min={GREYS.least} max={GREYS.most} value={grey} onChange={({ target }) => setGrey(Number(target.value))} />
          </label>
          {isTrusted(grey) ? (
            <p>
              <Button onClick={() => setStep(stepAt(0))}>{c.patternDone}</Button>
            </p>
          ) : (
            <p>{c.untrusted}</p>
          )}
        </>
      )
    const tone = greyAt(CONTRASTS[step.nth]!, grey)
    return (
      <>
        <p>{c.faint(step.nth + 1, CONTRASTS.length)}</p>
        <div className={styles.faintPlace} style={{ color: `rgb(${tone} ${tone} ${tone})` }}>
          <Letter way={step.ways[step.shown]!} px={112} />
        </div>
        <WayButtons onAnswer={answer} />
      </>
    )
  }

  return (
    <section className={styles.check} aria-labelledby="contrast">
      <h2 id="contrast">{c.contrast}</h2>
      {shown()}
      <p className="note">{c.contrastNote}</p>
    </section>
  )
}

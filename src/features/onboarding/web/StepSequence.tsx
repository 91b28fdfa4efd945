import { Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { messagesNow, useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button, buttonClass } from '#platform/web/ui/Button.tsx'
import { arrowEnd, arrowStart } from '#platform/web/ui/icons/controls.ts'
import type { OnboardingStep } from '../contract.ts'
import { onboardingMessages } from './core/messages.ts'
import shared from './core/Onboarding.module.css'
import styles from './StepSequence.module.css'
import { stepViewOf, warmStep } from './core/registry.ts'
import { StepBody } from './StepBody.tsx'
import { growthAt, currentStep, adjacentStep, stepsThere } from './core/steps.ts'
import type { Welcome } from './use-welcome.ts'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { lazyExtra } from '#platform/web/page/lazy-extra.ts'

const WelcomePlant = lazyExtra(() => afterPaint(() => import('./WelcomePlant.tsx')).then((file) => file.WelcomePlant))

interface StepSequenceProps {
  welcome: Welcome
  onChange: (change: Partial<Welcome>) => Promise<void>
}

/** Shows one step at a time, with buttons for back, next and skip, and a plant that grows with the progress. */
export function StepSequence({ welcome, onChange }: StepSequenceProps) {
  const t = useMessages(onboardingMessages)
  const user = useUser()
  const formId = useId()
  const [steps] = useState(stepsThere)
  const step = currentStep(steps, welcome.step)
  const at = steps.indexOf(step)
  const growth = growthAt(steps, step)
  const next = adjacentStep(steps, step, 1)
  const before = adjacentStep(steps, step, -1)
  /** The step whose answer is already stored; only steps with a save button of their own report it. */
  const [answered, setAnswered] = useState<OnboardingStep>()
  const onAnswered = useCallback(() => setAnswered(step), [step])
  const [stated, setSpoken] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const isMoved = useRef(false)

  const go = (to: OnboardingStep | undefined) => {
    if (!to) return
    isMoved.current = true
    void onChange({ step: to, ...(to === 'ready' && { ended: 'finished' as const }) })
  }
  useEffect(() => {
    warmStep(next)
    if (!isMoved.current) return
    // Screen readers continue at the new step's heading and announce its position in the sequence.
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
    setSpoken(messagesNow(onboardingMessages).stepOf(at + 1, steps.length))
  }, [step, next, at, steps])

  const isForm = step === 'areas' || stepViewOf(step)?.submits === true
  const hasNext = step !== 'ready' && (isForm || answered === step)
  return (
    <div className={shared.walk} data-step={step}>
      <div className={shared.art}>
        <div
          role="progressbar"
          aria-label={t.progress}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(growth * 100)}
          aria-valuetext={t.stepOf(at + 1, steps.length)}
          className={styles.plant}
        >
          <Suspense fallback={null}>
            <WelcomePlant seed={user.id} growth={growth} />
          </Suspense>
        </div>
      </div>
      <section className={shared.step} aria-labelledby={`${formId}-title`}>
        <div className={styles.where}>
          <p aria-hidden="true">{t.stepOf(at + 1, steps.length)}</p>
          {step !== 'ready' && (
            <Link to="/hub" className={buttonClass({ kind: 'quiet', size: 'sm' })}>
              {t.later}
            </Link>
          )}
        </div>
        <h1 id={`${formId}-title`} ref={heading} tabIndex={-1}>
          {t.steps[step].title}
        </h1>
        <p className={shared.lead}>{t.steps[step].lead}</p>
        <div className={styles.body} key={step}>
          <StepBody step={step} welcome={welcome} formId={formId} onChange={onChange} onDone={() => go(next)} onAnswered={onAnswered} />
        </div>
        <div className={styles.ways}>
          {before && (
            <Button kind="quiet" icon={arrowStart} className={styles.back} onClick={() => go(before)}>
              {t.back}
            </Button>
          )}
          {step !== 'ready' && answered !== step && (
            <Button kind="quiet" onClick={() => go(next)}>
              {t.skip}
            </Button>
          )}
          {hasNext && (
            <Button
              // One button per step: the click that opened a step must not also submit that step's form.
              key={step}
              type="submit"
              form={formId}
              iconEnd={arrowEnd}
              // While the step's form is still loading there is nothing to submit, and a click must not be lost.
              onClick={() => (answered === step || !document.getElementById(formId)) && go(next)}
              {...(answered === step && { type: 'button' })}
            >
              {t.next}
            </Button>
          )}
          {step === 'ready' && (
            <Link to="/hub" className={buttonClass({ size: 'lg' })}>
              {t.ready.go}
            </Link>
          )}
        </div>
      </section>
      <p className="visually-hidden" role="status">
        {stated}
      </p>
    </div>
  )
}

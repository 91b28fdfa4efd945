import { Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import type { OnboardingStep } from '../contract.ts'
import styles from './core/Onboarding.module.css'
import { stepViewOf } from './core/registry.ts'
import { AreasStep } from './steps/AreasStep.tsx'
import { ReadyStep } from './steps/ReadyStep.tsx'
import { ReminderStep } from './steps/ReminderStep.tsx'
import type { Welcome } from './use-welcome.ts'

interface StepBodyProps {
  step: OnboardingStep
  welcome: Welcome
  formId: string
  onChange: (change: Partial<Welcome>) => Promise<void>
  /** Goes to the next step. */
  onDone: () => void
  /** The answer is stored; the step stays open. */
  onAnswered: () => void
}

/** The content of a step: one of the welcome's own, or one that a feature provides. */
export function StepBody({ step, welcome, formId, onChange, onDone, onAnswered }: StepBodyProps) {
  if (step === 'areas')
    return <AreasStep formId={formId} areas={welcome.areas} onChange={(areas) => void onChange({ areas })} onDone={onDone} />
  if (step === 'reminder') return <ReminderStep onAnswered={onAnswered} />
  if (step === 'ready') return <ReadyStep areas={welcome.areas} />
  const view = stepViewOf(step)
  if (!view) return null
  const { View } = view
  return (
    <Suspense fallback={<Skeleton shape="card" className={styles.shadow} />}>
      <View formId={formId} onDone={onDone} onAnswered={onAnswered} />
    </Suspense>
  )
}

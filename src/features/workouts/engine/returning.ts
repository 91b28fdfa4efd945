import { daysBetween, type LocalDay } from '#platform/contract/dates.ts'
import { CAUTIONS_BY_JOINT, type CautionJoint, type Exercise } from '../exercise.ts'
import type { Injury, PlanInput, Why } from './types.ts'

/**
 * What of the usual load and sets a movement comes back with, step by step, and how many reps more than usual stay in reserve. The shares are
 * ours; that pain decides about the next step, and not the calendar alone, is the pain-monitoring of Silbernagel and others (Am J Sports Med
 * 2007;35:897-906), from which a step back follows as well. What they let pass as bearable, up to 5 of 10, is one step that stays here.
 */
export const RETURN_STEPS = [
  { load: 0.4, sets: 0.5, rir: 3 },
  { load: 0.55, sets: 0.5, rir: 2 },
  { load: 0.7, sets: 0.75, rir: 1 },
  { load: 0.85, sets: 1, rir: 1 },
] as const

/** A step takes at least so many days, and so many trainings without pain. Ours. */
export const RETURN_STEP_DAYS = 7
export const CALM_UNTIL_NEXT = 2

/** Where a joint is on its way back. */
export type JointReturn = {
  joint: CautionJoint
  /** Of RETURN_STEPS. */
  step: number
  /** First day of this step. */
  since: LocalDay
  /** Trainings of this step that were without pain. */
  calm: number
  /** When it was last said how it was; null: not yet. */
  asked: LocalDay | null
}

export const PAIN_ANSWERS = ['none', 'little', 'pain'] as const
export type PainAnswer = (typeof PAIN_ANSWERS)[number]

export const beginReturn = (joint: CautionJoint, today: LocalDay): JointReturn => ({ joint, step: 0, since: today, calm: 0, asked: null })

/** The joint goes on, stays, or a step back; `over`: everything is as usual again; `stop`: it hurt on the lightest step. */
export function afterAnswer(now: JointReturn, answer: PainAnswer, today: LocalDay): JointReturn | 'over' | 'stop' {
  if (answer === 'pain') return now.step === 0 ? 'stop' : { ...now, step: now.step - 1, since: today, calm: 0, asked: today }
  const calm = answer === 'none' ? now.calm + 1 : now.calm
  const isDue = answer === 'none' && calm >= CALM_UNTIL_NEXT && daysBetween(now.since, today) >= RETURN_STEP_DAYS
  if (!isDue) return { ...now, calm, asked: today }
  if (now.step >= RETURN_STEPS.length - 1) return 'over'
  return { ...now, step: now.step + 1, since: today, calm: 0, asked: today }
}

/** The ways back of all joints that are returning; one of which nothing is known yet stands at its first step. */
export function returnsOf(injuries: readonly Injury[], known: readonly JointReturn[], today: LocalDay): JointReturn[] {
  return injuries
    .filter(({ stage }) => stage === 'returning')
    .map(({ joint }) => known.find((one) => one.joint === joint) ?? beginReturn(joint, today))
}

/** The wishes and ways back after an answer. */
export function settled<Wishes extends Pick<PlanInput, 'injuries'>>(
  wishes: Wishes,
  returns: readonly JointReturn[],
  joint: CautionJoint,
  next: JointReturn | 'over' | 'stop',
): { wishes: Wishes; returns: JointReturn[] } {
  const others = returns.filter((one) => one.joint !== joint)
  if (typeof next === 'object') return { wishes, returns: [...others, next] }
  const injuries = wishes.injuries.flatMap((one): Injury[] =>
    one.joint !== joint ? [one] : next === 'over' ? [] : [{ joint, stage: 'out' }],
  )
  return { wishes: { ...wishes, injuries }, returns: others }
}

/** What an exercise is eased by today: the joint that is least far on its way decides. undefined: by nothing. */
export function easedBy(
  exercise: Pick<Exercise, 'cautions'>,
  returns: readonly JointReturn[],
): { load: number; sets: number; rir: number; why: readonly Why[] } | undefined {
  const [least] = returns
    .filter(({ joint }) => CAUTIONS_BY_JOINT[joint].some((demand) => exercise.cautions.includes(demand as never)))
    .toSorted((a, b) => a.step - b.step)
  if (!least) return undefined
  const step = RETURN_STEPS[Math.max(0, Math.min(RETURN_STEPS.length - 1, least.step))]!
  const { joint } = least
  return {
    ...step,
    why: [
      {
        key: 'return.step',
        values: {
          joint,
          step: least.step + 1,
          of: RETURN_STEPS.length,
          percent: Math.round(step.load * 100),
          sets: Math.round(step.sets * 100),
        },
        source: 'own',
      },
      { key: 'return.pain', values: { days: RETURN_STEP_DAYS, times: CALM_UNTIL_NEXT }, source: 'silbernagel2007' },
    ],
  }
}

import { daysBetween, type LocalDay } from '#platform/contract/dates.ts'
import { CAUTIONS_BY_JOINT, type CautionJoint, type Exercise } from '../exercise.ts'
import type { Injury, PlanInput, Why } from './types.ts'

/**
 * Shares of the usual load and sets, step by step, and the reps that stay in reserve beyond the usual ones. The shares are our own. Pain
 * decides about the next step, not time alone, and can lead a step back: this is the pain monitoring of Silbernagel and others (Am J Sports
 * Med 2007;35:897-906). They accept pain up to 5 of 10; here such an answer keeps the step.
 */
export const RETURN_STEPS = [
  { load: 0.4, sets: 0.5, rir: 3 },
  { load: 0.55, sets: 0.5, rir: 2 },
  { load: 0.7, sets: 0.75, rir: 1 },
  { load: 0.85, sets: 1, rir: 1 },
] as const

/** The least number of days of a step. `CALM_UNTIL_NEXT`: the least number of sessions without pain. Our own. */
export const RETURN_STEP_DAYS = 7
export const CALM_UNTIL_NEXT = 2

/** The progress of a returning joint. */
export type JointReturn = {
  joint: CautionJoint
  /** Index in RETURN_STEPS. */
  step: number
  /** First day of this step. */
  since: LocalDay
  /** Sessions without pain on this step. */
  calm: number
  /** The day of the last answer about pain; null: none yet. */
  asked: LocalDay | null
}

export const PAIN_ANSWERS = ['none', 'little', 'pain'] as const
export type PainAnswer = (typeof PAIN_ANSWERS)[number]

export const beginReturn = (joint: CautionJoint, today: LocalDay): JointReturn => ({ joint, step: 0, since: today, calm: 0, asked: null })

/** The joint moves on, stays, or goes a step back; `over`: everything is as usual again; `stop`: the lightest step hurt. */
export function afterAnswer(now: JointReturn, answer: PainAnswer, today: LocalDay): JointReturn | 'over' | 'stop' {
  if (answer === 'pain') return now.step === 0 ? 'stop' : { ...now, step: now.step - 1, since: today, calm: 0, asked: today }
  const calm = answer === 'none' ? now.calm + 1 : now.calm
  const isDue = answer === 'none' && calm >= CALM_UNTIL_NEXT && daysBetween(now.since, today) >= RETURN_STEP_DAYS
  if (!isDue) return { ...now, calm, asked: today }
  if (now.step >= RETURN_STEPS.length - 1) return 'over'
  return { ...now, step: now.step + 1, since: today, calm: 0, asked: today }
}

/** The progress of all returning joints; a joint without data starts at the first step. */
export function returnsOf(injuries: readonly Injury[], known: readonly JointReturn[], today: LocalDay): JointReturn[] {
  return injuries
    .filter(({ stage }) => stage === 'returning')
    .map(({ joint }) => known.find((one) => one.joint === joint) ?? beginReturn(joint, today))
}

/** The wishes and returning joints after an answer. */
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

/** The reductions for an exercise today, by the returning joint on the lowest step. undefined: none. */
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

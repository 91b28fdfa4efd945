import type { Muscle } from '#platform/body/muscles.ts'
import type { CautionJoint, Caution, Equipment, Exercise } from '../exercise.ts'

/** Training goals. */
export const GOALS = ['strength', 'muscle', 'endurance', 'general', 'mobility'] as const
export type Goal = (typeof GOALS)[number]

/** Duration of regular training so far: less than about half a year, up to about three years, longer. */
export const TRAINING_LEVELS = ['novice', 'intermediate', 'advanced'] as const
export type TrainingLevel = (typeof TRAINING_LEVELS)[number]

export const INJURY_STAGES = ['out', 'returning'] as const
/** out: exercises that load this joint are left out. returning: the joint is loaded again, lightly and in steps. */
export type Injury = { joint: CautionJoint; stage: (typeof INJURY_STAGES)[number] }

export const PLAN_LIMITS = {
  days: { min: 1, max: 7 },
  minutes: { min: 10, max: 150 },
  weeks: { min: 1, max: 16 },
  focus: 3,
  dislikes: 200,
} as const

/** The input of a plan. The same input and exercises give the same plan on every machine. */
export type PlanInput = {
  goal: Goal
  level: TrainingLevel
  /** Sessions a week. */
  days: number
  /** Of one session, warm-up included. */
  minutes: number
  weeks: number
  /** Muscles that get the most of their range. */
  focus: readonly Muscle[]
  injuries: readonly Injury[]
  /** Single demands to exclude, for any joint: impact, lying flat … */
  avoid: readonly Caution[]
  /** Ids of disliked exercises. */
  dislikes: readonly string[]
  /** Decides between equal choices. */
  seed: number
}

/** A place to train: its equipment and its possible loads. */
export type Place = {
  equipment: ReadonlySet<Equipment>
  /** Possible loads of an exercise in kilograms, from low to high; none: it is done without a recorded load. */
  loadsFor: (exercise: Exercise) => readonly number[]
}

/** Sources of rules. `own`: our own constant, chosen with care and not measured. */
export const WHY_SOURCES = [
  'acsm2009',
  'acsm2026',
  'pelland2025',
  'schoenfeld2017',
  'epley1985',
  'compendium2024',
  'who2020',
  'silbernagel2007',
  'own',
  'you',
] as const
export type WhySource = (typeof WHY_SOURCES)[number]

/** The reason of one choice: a key of the texts in `why-words`, the values for its placeholders, and its source. */
export type Why = { key: string; values: Readonly<Record<string, string | number>>; source: WhySource }

export const SET_TYPES = ['warm-up', 'normal', 'drop', 'failure', 'amrap', 'timed', 'distance'] as const
export type SetType = (typeof SET_TYPES)[number]

/** The target of a set, a range with both ends included. Seconds and metres are per set, and per side for one-sided exercises. */
export type Target = { kind: 'reps' | 'seconds' | 'metres'; from: number; to: number }

/** How an exercise progresses from one session to the next. */
export type Rule =
  /** More reps up to the top of the range with the same load, then the next load. */
  | { kind: 'double' }
  /** The next load after every session in which all sets were done. */
  | { kind: 'linear'; step: number }
  /** Sets as percentages of a training maximum, by week: nine tenths of the best estimate of the last sessions, so it grows with them. */
  | { kind: 'percent'; rounds: readonly (readonly PercentSet[])[] }
  /** The load at which a set of the target leaves the requested reps in reserve. */
  | { kind: 'effort' }
  /** A list of targets, each one after the one before was done. */
  | { kind: 'steps'; steps: readonly { sets: number; from: number; to: number }[] }
  /** The numbers never change. */
  | { kind: 'fixed' }
export type PercentSet = { percent: number; reps: number; isAmrap: boolean }

/** One exercise of a day. */
export type PlanSlot = {
  id: string
  exercise: string
  sets: number
  target: Target
  /** Reps in reserve at which a set ends; null if effort is not tracked. */
  rir: number | null
  /** Seconds after each set; 0: none. */
  rest: number
  rule: Rule
  /** Slots with the same group follow one another without a rest between. */
  group: string | null
  /** Stays when the other slots are generated again. */
  isLocked: boolean
  /** The share of its usual load; less than 1 while a joint heals. */
  ease: number
  why: readonly Why[]
  note: string
}

/** A finished work set. Warm-up sets are not included. */
export type PastSet = {
  /** Kilograms; null: none recorded. */
  weight: number | null
  /** Reps, seconds or metres, by the exercise's measure. */
  amount: number
  /** Reps left in reserve, if recorded. */
  reserve: number | null
}
/** One session's work sets of an exercise, and their target. */
export type PastSession = { daysAgo: number; sets: readonly PastSet[]; target: Target | null }

export const DAY_FOCUSES = [
  'full-a',
  'full-b',
  'full-c',
  'upper-a',
  'upper-b',
  'lower-a',
  'lower-b',
  'push',
  'pull',
  'legs',
  'easy',
  'mobility',
  'cardio',
  'own',
] as const
export type DayFocus = (typeof DAY_FOCUSES)[number]

export type PlanDay = {
  id: string
  /** The person's own name; '' is named by its focus. */
  name: string
  focus: DayFocus
  /** Seconds of general warm-up before the first exercise. */
  warmUp: number
  slots: readonly PlanSlot[]
}

/** A week: the indexes of the plan's days, the change of effort from usual, and whether it is a lighter week. */
export type PlanWeek = { days: readonly number[]; rir: number; isDeload: boolean }

/** Weeks × days: all data needed to train by the plan without a network. */
export type Plan = { weeks: readonly PlanWeek[]; days: readonly PlanDay[] }

/** The reason why no plan is possible, a key of `problem-words`. */
export type Problem = { key: string; values: Readonly<Record<string, string | number>> }

export type Made = { ok: true; plan: Plan; why: readonly Why[] } | { ok: false; problem: Problem }

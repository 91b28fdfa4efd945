import type { Muscle } from '#platform/body/muscles.ts'
import type { CautionJoint, Caution, Equipment, Exercise } from '../exercise.ts'

/** What somebody trains for. */
export const GOALS = ['strength', 'muscle', 'endurance', 'general', 'mobility'] as const
export type Goal = (typeof GOALS)[number]

/** How long they have trained with some regularity: less than about half a year, up to about three years, longer. */
export const TRAINING_LEVELS = ['novice', 'intermediate', 'advanced'] as const
export type TrainingLevel = (typeof TRAINING_LEVELS)[number]

export const INJURY_STAGES = ['out', 'returning'] as const
/** out: what asks for this joint is left out. returning: it comes back in lightly, week by week. */
export type Injury = { joint: CautionJoint; stage: (typeof INJURY_STAGES)[number] }

export const PLAN_LIMITS = {
  days: { min: 1, max: 7 },
  minutes: { min: 10, max: 150 },
  weeks: { min: 1, max: 16 },
  focus: 3,
  dislikes: 200,
} as const

/** What a plan is made from. The same input over the same exercises gives the same plan, everywhere. */
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
  /** Single demands to be left out, whatever the joint: impact, lying flat … */
  avoid: readonly Caution[]
  /** Ids of exercises that are not wanted. */
  dislikes: readonly string[]
  /** Of equal choices another seed takes others. */
  seed: number
}

/** Where it is done: what is there, and which loads can be made of it. */
export type Place = {
  equipment: ReadonlySet<Equipment>
  /** Loads in kilograms that can be made for an exercise, from low to high; none: it is done without a load that is written down. */
  loadsFor: (exercise: Exercise) => readonly number[]
}

/** Where a rule comes from. `own`: our own constant, chosen with care and not measured. */
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

/** The reason of one choice: a key of the words in `why-words`, what they are filled in with, and its source. */
export type Why = { key: string; values: Readonly<Record<string, string | number>>; source: WhySource }

export const SET_TYPES = ['warm-up', 'normal', 'drop', 'failure', 'amrap', 'timed', 'distance'] as const
export type SetType = (typeof SET_TYPES)[number]

/** What a set aims at; a range where both ends are right. Seconds and metres are of one set, and of each side where sides differ. */
export type Target = { kind: 'reps' | 'seconds' | 'metres'; from: number; to: number }

/** How an exercise moves on from one session to the next. */
export type Rule =
  /** First to the top of the range with the same load, then the next load. */
  | { kind: 'double' }
  /** The next load after every session in which all sets were done. */
  | { kind: 'linear'; step: number }
  /** Sets as parts of a training maximum, by week: nine tenths of the best estimate of the last sessions, so it grows with them. */
  | { kind: 'percent'; rounds: readonly (readonly PercentSet[])[] }
  /** The load at which a set of the target leaves as many reps as wanted. */
  | { kind: 'effort' }
  /** Targets one after the other, each once the one before was done. */
  | { kind: 'steps'; steps: readonly { sets: number; from: number; to: number }[] }
  /** As it stands. */
  | { kind: 'fixed' }
export type PercentSet = { percent: number; reps: number; isAmrap: boolean }

/** One exercise of a day. */
export type PlanSlot = {
  id: string
  exercise: string
  sets: number
  target: Target
  /** Reps in reserve at which a set ends; null where effort is not counted. */
  rir: number | null
  /** Seconds after each set; 0: none. */
  rest: number
  rule: Rule
  /** Slots with the same group follow one another without a rest between. */
  group: string | null
  /** Stays when the rest is made anew. */
  isLocked: boolean
  /** Of its usual load; less than 1 while something heals. */
  ease: number
  why: readonly Why[]
  note: string
}

/** A work set as it was done. Warm-ups are none. */
export type PastSet = {
  /** Kilograms; null: none written down. */
  weight: number | null
  /** Reps, seconds or metres, as the exercise is measured. */
  amount: number
  /** Reps left in reserve, where said. */
  reserve: number | null
}
/** One session's work sets of an exercise, and what they aimed at. */
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
  /** In the person's words; '' is named by what it is for. */
  name: string
  focus: DayFocus
  /** Seconds of general warm-up before the first exercise. */
  warmUp: number
  slots: readonly PlanSlot[]
}

/** A week: which of the plan's days, how far from the usual effort, whether it is a lighter one. */
export type PlanWeek = { days: readonly number[]; rir: number; isDeload: boolean }

/** Weeks × days. Everything that is needed to train by it without a network. */
export type Plan = { weeks: readonly PlanWeek[]; days: readonly PlanDay[] }

/** What keeps a plan from being made, in words of `problem-words`. */
export type Problem = { key: string; values: Readonly<Record<string, string | number>> }

export type Made = { ok: true; plan: Plan; why: readonly Why[] } | { ok: false; problem: Problem }

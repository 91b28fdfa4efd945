import { z } from 'zod'
import { Instant, LocalDay, Zone } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'
import { MUSCLES } from '#platform/body/muscles.ts'
import { CAUTIONS_BY_JOINT, type Caution, type CautionJoint } from '../exercise.ts'
import {
  DAY_FOCUSES,
  GOALS,
  INJURY_STAGES,
  PLAN_LIMITS,
  SET_TYPES,
  TRAINING_LEVELS,
  WHY_SOURCES,
  type Plan as EnginePlan,
  type PlanInput,
} from '../engine/types.ts'
import { RETURN_STEPS, type JointReturn as EngineReturn } from '../engine/returning.ts'
import { MAX_STEPS, stepsProblem } from '../engine/steps.ts'
import { WEIGHT_UNITS } from '../gyms/gym.ts'
import { workoutsReasons } from '../reasons.en.ts'
import { SESSION_LIMITS, type Session as TrainingSession } from '../training/session.ts'

// Shapes of sessions, plans and wishes in requests and in the export.

export const ExerciseId = z.string().regex(/^[a-z0-9-]{1,80}$/)
export const Millis = z.int().min(0).max(4_102_444_800_000)
export const Short = z.string().max(120)
export const Note = z.string().max(2000)
const Order = z.number().min(-1e9).max(1e9)
export const Key = z.string().regex(/^[A-Za-z0-9-]{1,64}$/)

export const Target = z.object({
  kind: z.enum(['reps', 'seconds', 'metres']),
  from: z.number().min(0).max(SESSION_LIMITS.metres),
  to: z.number().min(0).max(SESSION_LIMITS.metres),
})

const SessionItem = z.object({
  at: Millis,
  gone: z.boolean(),
  exercise: ExerciseId,
  order: Order,
  rest: z.int().min(0).max(3600),
  group: Key.nullable(),
  target: Target.nullable(),
  rir: z.number().min(0).max(10).nullable(),
  slot: Key.nullable(),
  note: Note,
})

const Effort = z.discriminatedUnion('scale', [
  z.object({ scale: z.literal('rpe'), value: z.number().min(1).max(10) }),
  z.object({ scale: z.literal('rir'), value: z.number().min(0).max(10) }),
])

const SessionSet = z.object({
  at: Millis,
  gone: z.boolean(),
  item: Id,
  order: Order,
  type: z.enum(SET_TYPES),
  weight: z
    .number(workoutsReasons.weight.id)
    .min(0, workoutsReasons.weight.id)
    .max(SESSION_LIMITS.weight, workoutsReasons.weight.id)
    .nullable(),
  unit: z.enum(WEIGHT_UNITS),
  amount: z
    .number(workoutsReasons.amount.id)
    .min(0, workoutsReasons.amount.id)
    .max(SESSION_LIMITS.metres, workoutsReasons.amount.id)
    .nullable(),
  effort: Effort.nullable(),
  doneAt: Instant.nullable(),
})

const field = <T extends z.ZodType>(value: T) => z.object({ value, at: Millis })
const records = <T extends z.ZodType>(value: T, most: number) =>
  z.record(Id, value).refine((all) => Object.keys(all).length <= most, workoutsReasons.session_too_large.id)

export const SessionBody = z.object({
  startedAt: Instant,
  zone: Zone,
  origin: z.object({ plan: Id, index: z.int().min(0).max(2000) }).nullable(),
  fields: z.object({ name: field(Short), note: field(Note), finishedAt: field(Instant.nullable()) }),
  items: records(SessionItem, SESSION_LIMITS.items * 2),
  sets: records(SessionSet, SESSION_LIMITS.sets),
})
export const Session = SessionBody.extend({ id: Id }) satisfies z.ZodType<TrainingSession>

const Why = z.object({
  key: z.string().max(60),
  values: z.record(z.string().max(30), z.union([z.string().max(200), z.number()])),
  source: z.enum(WHY_SOURCES),
})
const PercentSet = z.object({ percent: z.number().min(0.1).max(1.2), reps: z.int().min(1).max(50), isAmrap: z.boolean() })
const Rule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('double') }),
  z.object({ kind: z.literal('linear'), step: z.number().min(0).max(50) }),
  z.object({
    kind: z.literal('percent'),
    rounds: z.array(z.array(PercentSet).min(1).max(12)).min(1).max(16),
  }),
  z.object({ kind: z.literal('effort') }),
  z.object({
    kind: z.literal('steps'),
    steps: z
      .array(z.object({ sets: z.int(), from: z.int(), to: z.int() }))
      .max(MAX_STEPS)
      .refine((steps) => stepsProblem(steps) === undefined, workoutsReasons.plan_steps.id),
  }),
  z.object({ kind: z.literal('fixed') }),
])
const PlanSlot = z.object({
  id: Key,
  exercise: ExerciseId,
  sets: z.int().min(1).max(20),
  target: Target,
  rir: z.number().min(0).max(10).nullable(),
  rest: z.int().min(0).max(3600),
  rule: Rule,
  group: Key.nullable(),
  isLocked: z.boolean(),
  ease: z.number().min(0.1).max(1),
  why: z.array(Why).max(12),
  note: Note,
})
const PlanDay = z.object({
  id: Key,
  name: Short,
  focus: z.enum(DAY_FOCUSES),
  warmUp: z.int().min(0).max(3600),
  slots: z.array(PlanSlot).max(40),
})
export const Plan = z.object({
  weeks: z
    .array(z.object({ days: z.array(z.int().min(0).max(119)).min(1).max(14), rir: z.number().min(-5).max(5), isDeload: z.boolean() }))
    .min(1)
    .max(52),
  days: z.array(PlanDay).min(1).max(120),
}) satisfies z.ZodType<EnginePlan>

const joints = Object.keys(CAUTIONS_BY_JOINT) as [CautionJoint, ...CautionJoint[]]
const demands = Object.values(CAUTIONS_BY_JOINT).flat() as [Caution, ...Caution[]]
export const JointReturn = z.object({
  joint: z.enum(joints),
  step: z
    .int()
    .min(0)
    .max(RETURN_STEPS.length - 1),
  since: LocalDay,
  calm: z.int().min(0).max(1000),
  asked: LocalDay.nullable(),
}) satisfies z.ZodType<EngineReturn>

/** The wishes for a plan; the engine checks whether they make sense. */
export const PlanWishes = z.object({
  goal: z.enum(GOALS),
  level: z.enum(TRAINING_LEVELS),
  days: z.int().min(0).max(1000),
  minutes: z.int().min(0).max(100_000),
  weeks: z.int().min(0).max(1000),
  focus: z.array(z.enum(MUSCLES)).max(MUSCLES.length),
  injuries: z.array(z.object({ joint: z.enum(joints), stage: z.enum(INJURY_STAGES) })).max(20),
  avoid: z.array(z.enum(demands)).max(40),
  dislikes: z.array(ExerciseId).max(PLAN_LIMITS.dislikes),
  seed: z
    .int()
    .min(0)
    .max(2 ** 32),
}) satisfies z.ZodType<PlanInput>

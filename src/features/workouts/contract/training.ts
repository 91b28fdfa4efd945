import { z } from 'zod'
import { MUSCLES } from '#platform/body/muscles.ts'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import type { PlanContent } from '../training/plan-run.ts'
import { ExerciseId, JointReturn, Short, Target, SessionBody, Session, Plan, PlanWishes } from './training-shapes.ts'
import { workoutsReasons } from '../reasons.en.ts'

/** The most sessions of one person: four a week for a long life. */
export const MAX_SESSIONS = 20_000
export const MAX_PLANS = 100
/** Days for which a deleted session can be restored. */
export const RETENTION_DAYS = 30
/** The most exercises whose last sets a device receives, latest first. */
export const MAX_LAST = 300
export const HISTORY_PAGE = 30

const PlanFields = z.object({
  name: Short,
  /** `generated`, `own`, `shared`, or the id of a built-in structure. */
  origin: z.string().regex(/^[a-z0-9-]{1,40}$/),
  weekdays: z.array(z.int().min(0).max(6)).min(1).max(7).nullable(),
  plan: Plan.refine(
    ({ days, weeks }) => weeks.every((week) => week.days.every((day) => day < days.length)),
    workoutsReasons.plan_broken.id,
  ),
  /** Null for older plans, from before plans had places. */
  place: Id.nullable().default(null),
}) satisfies z.ZodType<PlanContent>

export const PlanSummary = z.object({
  id: Id,
  name: Short,
  origin: z.string(),
  sessions: z.int(),
  /** The index of the next session, from 0. */
  next: z.int(),
  isActive: z.boolean(),
  place: Id.nullable(),
  createdAt: Instant,
})
export type PlanSummary = z.infer<typeof PlanSummary>

export const StoredPlan = PlanFields.extend({ id: Id, version: z.int(), next: z.int(), isActive: z.boolean(), createdAt: Instant })
export type StoredPlan = z.infer<typeof StoredPlan>

export const SessionSummary = z.object({
  id: Id,
  name: Short,
  day: LocalDay,
  startedAt: Instant,
  finishedAt: Instant.nullable(),
  origin: SessionBody.shape.origin,
  exercises: z.int(),
  sets: z.int(),
  /** Σ load × reps, kilograms. */
  volume: z.number(),
})
export type SessionSummary = z.infer<typeof SessionSummary>

const FactSet = z.tuple([z.number().nullable(), z.number(), z.number().nullable()])
export const PastLift = z.object({
  day: LocalDay,
  at: Instant,
  target: Target.nullable(),
  sets: z.array(FactSet),
  hardSets: z.number(),
  reserve: z.number().nullable(),
  volume: z.number(),
  estimate: z.number().nullable(),
})
export type PastLift = z.infer<typeof PastLift>

const Records = z.object({
  weight: z.number().nullable(),
  estimate: z.number().nullable(),
  volume: z.number().nullable(),
  amount: z.number().nullable(),
  byReps: z.record(z.coerce.number(), z.number()),
})

/** The current state of an exercise: its last sessions and its records. */
export const Lift = z.object({ exercise: ExerciseId, past: z.array(PastLift), records: Records })
export type Lift = z.infer<typeof Lift>

const Level = z.int().min(1).max(5).nullable()
export const CheckIn = z.object({ mood: Level, sleep: Level, freshness: Level })
export type CheckIn = z.infer<typeof CheckIn>
/** The fields of a check-in that the person sets now. */
export const CheckInChange = CheckIn.partial().refine((change) => Object.keys(change).length > 0)
export type CheckInChange = z.infer<typeof CheckInChange>

/** Stored choices for the next plan and the next session. */
export const TrainingSettings = z.object({
  /** Of the last generated plan. */
  wishes: PlanWishes.nullable(),
  /** Screening before hard plans: the day, and whether any answer was yes. */
  screening: z.object({ day: LocalDay, hasYes: z.boolean() }).nullable(),
  /** Joints that return after an injury, each with its step. */
  returns: z.array(JointReturn).max(20).default([]),
  restSound: z.boolean(),
  effortScale: z.enum(['rpe', 'rir', 'off']),
})
export type TrainingSettings = z.infer<typeof TrainingSettings>
/** Changes of the settings: absent fields stay unchanged. */
export const TrainingSettingsChange = TrainingSettings.extend({
  // Without the default, which would empty it.
  returns: TrainingSettings.shape.returns.unwrap(),
  /** The only field of the wishes that changes. */
  injuries: PlanWishes.shape.injuries,
}).partial()
export type TrainingSettingsChange = z.infer<typeof TrainingSettingsChange>
export const DEFAULT_SETTINGS: TrainingSettings = { wishes: null, screening: null, returns: [], restSound: true, effortScale: 'rir' }

/** All data needed to train on a device without a network. */
export const Training = z.object({
  today: LocalDay,
  settings: TrainingSettings,
  plans: z.array(PlanSummary),
  active: StoredPlan.nullable(),
  /** Sessions under way, on any device. */
  open: z.array(SessionSummary),
  recent: z.array(SessionSummary),
  lifts: z.array(Lift),
  /** Hard sets by exercise and week, the last twelve weeks; `week` is its Monday. */
  weeks: z.array(z.object({ week: LocalDay, exercise: ExerciseId, sets: z.number() })),
  /** Load on muscles from other activities in the last seven days, in hard sets by muscle. */
  loads: z.array(z.object({ at: Instant, muscles: z.partialRecord(z.enum(MUSCLES), z.number()) })),
  checkIns: z.array(CheckIn.extend({ day: LocalDay })),
  /** Today's mood from the journal, if there is one. */
  mood: z.number().nullable(),
})
export type Training = z.infer<typeof Training>

const params = z.object({ id: Id })

export const getTraining = endpoint({
  method: 'GET',
  path: '/api/workouts/training',
  summary: 'Get all data for offline training: active plan, recent results of each exercise, records, recovery',
  response: Training,
  persisted: true,
})

export const getSession = endpoint({
  method: 'GET',
  path: '/api/workouts/sessions/:id',
  summary: 'Get a session with all sets',
  params,
  response: Session,
  errors: ['not_found'],
  persisted: true,
})

/** Sent with every change by any device: exercises and sets are merged by id, and the latest write wins. */
export const putSession = endpoint({
  method: 'PUT',
  path: '/api/workouts/sessions/:id',
  summary: 'Create or update a session; merges changes from several devices; idempotent',
  params,
  body: SessionBody,
  response: Session,
  errors: ['not_found', 'limit', 'conflict'],
  offline: true,
})

export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/workouts/sessions/:id',
  summary: 'Delete a session; it can be restored for 30 days',
  params,
  response: z.object({ removed: z.literal(true) }),
  errors: ['not_found'],
  offline: true,
})

export const restoreSession = endpoint({
  method: 'POST',
  path: '/api/workouts/sessions/:id/restore',
  summary: 'Restore a deleted session; idempotent',
  params,
  response: Session,
  errors: ['not_found'],
  offline: true,
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/workouts/sessions',
  summary: 'List finished sessions, or deleted ones, newest first; paginated',
  query: z.object({ before: Instant.optional(), which: z.enum(['present', 'deleted']).default('present') }),
  response: z.object({ sessions: z.array(SessionSummary), next: Instant.nullable() }),
})

export const getLift = endpoint({
  method: 'GET',
  path: '/api/workouts/lifts/:exercise',
  summary: 'Get the history of an exercise: its last 400 sessions, and its records',
  params: z.object({ exercise: ExerciseId }),
  response: Lift,
})

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/workouts/plans/:id',
  summary: 'Get a plan with all its weeks and days',
  params,
  /** Whether a language model is available for questions about it. */
  response: StoredPlan.extend({ hasAdviser: z.boolean() }),
  errors: ['not_found'],
  persisted: true,
})

export const putPlan = endpoint({
  method: 'PUT',
  path: '/api/workouts/plans/:id',
  summary: 'Create a plan, or replace version `base` of it; `conflict` if it has changed since',
  params,
  body: PlanFields.extend({ base: z.int().min(0).nullable() }),
  maxBytes: 2_000_000,
  response: StoredPlan,
  errors: ['limit', 'conflict'],
  offline: true,
})

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/api/workouts/plans/:id',
  summary: 'Delete a plan; its sessions stay',
  params,
  response: z.object({ removed: z.literal(true) }),
  errors: ['not_found'],
  offline: true,
})

export const followPlan = endpoint({
  method: 'PUT',
  path: '/api/workouts/plans/:id/course',
  summary: 'Activate or deactivate a plan, and set its next session',
  params,
  body: z.object({ isActive: z.boolean(), next: z.int().min(0).max(2000).optional() }),
  response: StoredPlan,
  errors: ['not_found'],
  offline: true,
})

export const putCheckIn = endpoint({
  method: 'PUT',
  path: '/api/workouts/check-ins/:day',
  summary: 'Update the given fields of a day’s check-in (mood, sleep, freshness; each 1 to 5); other fields stay unchanged',
  params: z.object({ day: LocalDay }),
  body: CheckInChange,
  response: CheckIn,
  offline: true,
})

export const putTrainingSettings = endpoint({
  method: 'PUT',
  path: '/api/workouts/training-settings',
  summary: 'Update the given fields of the training settings; other fields stay unchanged',
  body: TrainingSettingsChange,
  response: TrainingSettings,
  offline: true,
})

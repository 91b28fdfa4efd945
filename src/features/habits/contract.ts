import { z } from 'zod'
import { Instant, LocalDay, PlausibleDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'

export const MAX_HABITS = 200
export const MAX_GROUPS = 50
export const MAX_MARKS_A_SEND = 200
/** Pauses of one habit. */
export const MAX_PAUSES = 100
/** Points of a day on which a habit was done, for at most this many habits a day. */
export const POINTS_A_DAY = 3
export const PAID_HABITS_A_DAY = 10

const Name = z.string().trim().min(1).max(80)
const Amount = z.number().min(0).max(1_000_000)

/**
 * When a habit is due. perDays: `times` within any `days` days. everyDays: every `days`-th day, counted from its
 * first. timesADay: `times` on every day.
 */
export const Schedule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily') }),
  /** Bit mask, Monday is bit 0. */
  z.object({ kind: z.literal('weekdays'), weekdays: z.int().min(1).max(127) }),
  z.object({ kind: z.literal('perDays'), times: z.int().min(1).max(31), days: z.int().min(2).max(366) }),
  z.object({ kind: z.literal('everyDays'), days: z.int().min(2).max(366) }),
  z.object({ kind: z.literal('timesADay'), times: z.int().min(2).max(50) }),
])
export type Schedule = z.infer<typeof Schedule>

/**
 * yes: done or not. atLeast, atMost: a number in `unit`, compared with `target` on each scheduled day; with a schedule of
 * once in N days, the sum of those days is compared ("30 km in 7 days").
 */
export const HabitKind = z.enum(['yes', 'atLeast', 'atMost'])
export type HabitKind = z.infer<typeof HabitKind>

/** Both days are included; without an end the pause is open. */
export const Pause = z.object({ from: PlausibleDay, to: PlausibleDay.nullable() })
export type Pause = z.infer<typeof Pause>

export const HabitFields = z.object({
  name: Name,
  /** Asked in the reminder: "Did you stretch today?" */
  question: z.string().max(200),
  notes: z.string().max(2000),
  kind: HabitKind,
  unit: z.string().max(24),
  target: Amount,
  /** How much one press adds to a number; null: about a quarter of the target. */
  step: z.number().positive().max(1_000_000).nullable().default(null),
  schedule: Schedule,
  timeOfDay: z.enum(['any', 'morning', 'day', 'evening']),
  /** OKLCH hue angle, degrees. */
  hue: z.int().min(0).max(359),
  icon: z.string().regex(/^[a-z0-9-]{1,40}$/),
  groupId: Id.nullable(),
  /** Habits are shown by this number. */
  order: z.number(),
  startDay: PlausibleDay,
  pauses: z.array(Pause).max(MAX_PAUSES),
  /** Total goal: complete once the values of all days add up to it. */
  goalTotal: Amount.nullable(),
  isArchived: z.boolean(),
})
export type HabitFields = z.infer<typeof HabitFields>

/** Fields of a habit that a person can change. Older devices do not send `step`; it then stays unchanged. */
export const HabitChange = HabitFields.extend({ step: HabitFields.shape.step.unwrap() }).partial()
export type HabitChange = z.infer<typeof HabitChange>

export const Habit = HabitFields.extend({
  id: Id,
  createdAt: Instant,
  /** The day on which `goalTotal` was reached. */
  completedDay: LocalDay.nullable(),
})
export type Habit = z.infer<typeof Habit>

export const HabitGroup = z.object({ id: Id, name: Name, order: z.number() })
export type HabitGroup = z.infer<typeof HabitGroup>

/**
 * Content of a day. `isEntered`: a person entered an amount, possibly 0; a limit without an entry is neither met nor exceeded.
 * `isSkipped`: the day was skipped, with or without a reason; it bridges a streak and does not change strength.
 */
export const HabitDay = z.object({
  day: LocalDay,
  value: Amount,
  isEntered: z.boolean(),
  isSkipped: z.boolean(),
  reason: z.string().max(200),
  note: z.string().max(1000),
})
export type HabitDay = z.infer<typeof HabitDay>

/**
 * A day results from its marks in the order of their moments (`at`), regardless of arrival order; each mark counts once,
 * even if it is sent repeatedly. set: replaces the amount; null removes the entry. add: adds to or subtracts from the amount, so
 * two devices that each add one have added two. undo: removes the effect of the mark `of`; all others stay.
 */
export const Mark = z.object({
  id: Id,
  habitId: Id,
  day: PlausibleDay,
  at: Instant,
  change: z.discriminatedUnion('op', [
    z.object({ op: z.literal('set'), value: Amount.nullable() }),
    z.object({ op: z.literal('add'), amount: z.number().min(-1_000_000).max(1_000_000) }),
    z.object({ op: z.literal('skip'), isSkipped: z.boolean(), reason: z.string().max(200).default('') }),
    z.object({ op: z.literal('note'), note: z.string().max(1000) }),
    /** `to`: the day as the device saw it before the mark; shown until the server, which has all marks, has answered. */
    z.object({ op: z.literal('undo'), of: Id, to: HabitDay.omit({ day: true }) }),
  ]),
})
export type Mark = z.infer<typeof Mark>

/** State of a habit today. */
export const HabitStatus = z.object({
  /** 0 to 1, after Loop Habit Tracker's formula. */
  strength: z.number(),
  /** Scheduled days (or periods) in a row. */
  streak: z.int(),
  bestStreak: z.int(),
  /** Whether the habit is due today: scheduled, not paused, and its period does not have enough yet. */
  isDue: z.boolean(),
  isDone: z.boolean(),
  /** Days of this week that may be missed while the schedule can still be met; null where every day counts or none does. */
  mayMiss: z.int().nullable(),
  /** Median number of days from a miss to the next done day, with the number of misses it is based on. */
  recovery: z.object({ days: z.number(), misses: z.int() }).nullable(),
  total: z.number(),
  /** The amount that is compared with the target today: the day's value, or the sum of the days in its period. */
  amount: z.number(),
})
export type HabitStatus = z.infer<typeof HabitStatus>

export const HabitToday = z.object({
  habit: Habit,
  today: HabitDay,
  week: z.array(HabitDay),
  standing: HabitStatus,
})
export type HabitToday = z.infer<typeof HabitToday>

export const listHabits = endpoint({
  method: 'GET',
  path: '/api/habits',
  summary: 'List habits that are neither archived nor complete, with their last seven days and current status',
  persisted: true,
  query: z.object({ day: LocalDay.optional() }),
  response: z.object({ today: LocalDay, habits: z.array(HabitToday), groups: z.array(HabitGroup) }),
})

export const listCompletedHabits = endpoint({
  method: 'GET',
  path: '/api/habits/completed',
  summary: 'List completed and archived habits with their record',
  persisted: true,
  response: z.object({
    habits: z.array(
      z.object({
        habit: Habit,
        strength: z.number(),
        bestStreak: z.int(),
        daysDone: z.int(),
        total: z.number(),
        lastDay: LocalDay.nullable(),
      }),
    ),
  }),
})

export const getHabit = endpoint({
  method: 'GET',
  path: '/api/habits/:id',
  summary: 'Get a habit with all its recorded days, oldest first, and its strength per day',
  persisted: true,
  params: z.object({ id: Id }),
  response: z.object({
    habit: Habit,
    today: LocalDay,
    standing: HabitStatus,
    days: z.array(HabitDay),
    /** One value per day, from the first day to today. */
    strengths: z.object({ from: LocalDay, values: z.array(z.number()) }),
  }),
  errors: ['not_found'],
})

export const putHabit = endpoint({
  method: 'PUT',
  path: '/api/habits/:id',
  summary: 'Create a habit from all its fields, or update the given fields of an existing one',
  params: z.object({ id: Id }),
  body: HabitChange,
  response: Habit,
  errors: ['limit', 'not_found'],
  offline: true,
})

export const deleteHabit = endpoint({
  method: 'DELETE',
  path: '/api/habits/:id',
  summary: 'Delete a habit with all its days, reminders and garden growth; idempotent',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.boolean() }),
  offline: true,
})

export const orderHabits = endpoint({
  method: 'PUT',
  path: '/api/habits/order',
  summary: 'Set the order of habits and the group of each',
  body: z.object({ habits: z.array(z.object({ id: Id, groupId: Id.nullable() })).max(MAX_HABITS) }),
  response: z.object({ ordered: z.int() }),
  offline: true,
})

export const putGroup = endpoint({
  method: 'PUT',
  path: '/api/habit-groups/:id',
  summary: 'Create or replace a group of habits; idempotent by id',
  params: z.object({ id: Id }),
  body: HabitGroup.omit({ id: true }),
  response: HabitGroup,
  errors: ['limit'],
  offline: true,
})

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/api/habit-groups/:id',
  summary: 'Delete a group; its habits remain, without a group; idempotent',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.boolean() }),
  offline: true,
})

export const sendMarks = endpoint({
  method: 'POST',
  path: '/api/habits/marks',
  summary: 'Apply marks to days of habits, in order; idempotent by mark id',
  body: z.object({ marks: z.array(Mark).min(1).max(MAX_MARKS_A_SEND) }),
  response: z.object({
    /** The resulting days; marks of deleted habits are ignored. */
    days: z.array(HabitDay.extend({ habitId: Id })),
  }),
  offline: true,
})

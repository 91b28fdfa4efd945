import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { NEEDS } from '#platform/contract/needs.ts'

export const COURSE_DAYS = 7
/** Limit of runs of courses per person. */
export const RUNS_MOST = 100
/** Limit of mood pairs per person. */
export const MOODS_MOST = 20_000
/** Minimum number of pairs for a statement about moods. */
export const MOODS_LEAST = 8
/** Number of results that a search returns; the rest is only counted. */
export const ITEMS_MOST = 120

export const LENGTHS = ['upTo5', 'upTo10', 'upTo20', 'longer'] as const
export const VOICES = ['low', 'soft', 'none'] as const
export const KINDS = ['track', 'speech', 'meditation'] as const

export const FoundItem = z.object({
  /** Its kind and id. */
  key: z.string(),
  kind: z.enum(KINDS),
  title: z.string(),
  description: z.string(),
  seconds: z.number(),
  needs: z.array(z.enum(NEEDS)),
  language: z.string().nullable(),
  voice: z.enum(VOICES).nullable(),
  address: z.string(),
})
export type FoundItem = z.infer<typeof FoundItem>

export const findItems = endpoint({
  method: 'GET',
  path: '/api/discover/items',
  summary: 'Search audio items by text, need, length, voice, language and kind; best match first, at most 120',
  query: z.object({
    text: z.string().max(80).optional(),
    need: z.enum(NEEDS).optional(),
    length: z.enum(LENGTHS).optional(),
    voice: z.enum(VOICES).optional(),
    language: z.enum(['en', 'de']).optional(),
    kind: z.enum(KINDS).optional(),
  }),
  response: z.object({ items: z.array(FoundItem), total: z.int() }),
  persisted: true,
})

/** Reasons for a recommendation; the web half has the texts. `title`: the item or course that it refers to. */
export const WHYS = ['course', 'low', 'late', 'morning', 'like', 'short', 'midday'] as const
const Recommendation = z.object({ item: FoundItem, why: z.enum(WHYS), title: z.string().nullable() })

const DayState = z.object({
  state: z.enum(['open', 'done', 'skipped']),
  /** When it got this state; null: it always had it. */ at: Instant.nullable(),
})
export type DayState = z.infer<typeof DayState>

/** One run through a course: the state of each day, and whether it is paused. */
export const Run = z.object({
  run: z.int().min(1),
  startedDay: LocalDay,
  days: z.array(DayState).length(COURSE_DAYS),
  isPaused: z.boolean(),
  pausedAt: Instant.nullable(),
})
export type Run = z.infer<typeof Run>

const CourseId = z.string().regex(/^[a-z][a-z-]{0,39}$/)

export const CourseCard = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  need: z.enum(NEEDS),
  /** Titles of its days. */
  days: z.array(z.string()).length(COURSE_DAYS),
  /** The latest run; null: the course was never begun. */
  run: Run.nullable(),
})
export type CourseCard = z.infer<typeof CourseCard>

export const getDiscover = endpoint({
  method: 'GET',
  path: '/api/discover',
  summary: 'Get courses with progress, recommendations with reasons, and the mood change after listening',
  response: z.object({
    courses: z.array(CourseCard),
    recommendations: z.array(Recommendation),
    /** Mean of after minus before, on the scale 1 to 5, with its 95 % interval; null with fewer than MOODS_LEAST pairs. */
    moods: z.object({ n: z.int(), change: z.object({ mean: z.number(), low: z.number(), high: z.number() }).nullable() }),
  }),
  persisted: true,
})

export const getCourse = endpoint({
  method: 'GET',
  path: '/api/discover/courses/:course',
  summary: 'Get a course with its days (reading and practice) and the person’s runs, latest first',
  params: z.object({ course: CourseId }),
  response: z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    need: z.enum(NEEDS),
    days: z
      .array(
        z.object({
          title: z.string(),
          paragraphs: z.array(z.string()),
          /** The track or exercise of the day. */
          practice: z.object({ title: z.string(), address: z.string() }),
        }),
      )
      .length(COURSE_DAYS),
    runs: z.array(Run),
  }),
  persisted: true,
  errors: ['not_found'],
})

export const putRun = endpoint({
  method: 'PUT',
  path: '/api/discover/courses/:course/runs/:run',
  summary: 'Create a course run or merge its state; the latest change of each day and of the pause wins',
  params: z.object({ course: CourseId, run: z.coerce.number().int().min(1).max(RUNS_MOST) }),
  body: Run.omit({ run: true }),
  response: Run,
  errors: ['not_found', 'limit', 'conflict'],
  offline: true,
})

export const MoodPair = z.object({
  id: Id,
  /** 1 to 5. */
  before: z.int().min(1).max(5),
  after: z.int().min(1).max(5),
  at: Instant,
})
export type MoodPair = z.infer<typeof MoodPair>

export const putMoods = endpoint({
  method: 'PUT',
  path: '/api/discover/moods/:id',
  summary: 'Create or replace a pair of moods before and after listening; idempotent by id',
  params: z.object({ id: Id }),
  body: MoodPair.omit({ id: true }),
  response: z.object({ id: Id }),
  errors: ['limit'],
  offline: true,
})

export const deleteMoods = endpoint({
  method: 'DELETE',
  path: '/api/discover/moods/:id',
  summary: 'Delete a mood pair; idempotent',
  params: z.object({ id: Id }),
  response: z.object({ deleted: z.literal(true) }),
  offline: true,
})

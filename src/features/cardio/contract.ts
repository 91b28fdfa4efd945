import { z } from 'zod'
import { Instant, LocalDay, Zone } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { CARDIO_KINDS, EFFORTS } from './engine/kinds.ts'
import { ZONE_METHODS } from './engine/zones.ts'
import { cardioReasons } from './reasons.en.ts'

/** Maximum number of sessions per person: one a day for a long life. */
export const MAX_SESSIONS = 25_000
export const MAX_SESSION_SECONDS = 48 * 3600
export const MAX_METRES = 2_000_000
export const MAX_NOTE = 2000
export const MAX_NAME = 120
/** A deleted session can be restored for so many days. */
export const RETENTION_DAYS = 30
export const PAGE = 30
/** Weeks that the year's view shows. */
export const WEEKS = 53
export const SOURCES = ['hand', 'gpx', 'tcx', 'fit', 'apple-health', 'google-fit'] as const

const Bpm = z.int().min(30).max(240)

export const SessionFields = z.object({
  kind: z.enum(CARDIO_KINDS),
  effort: z.enum(EFFORTS),
  startedAt: Instant,
  /** Time zone of the session; it determines the day that the session counts for. */
  zone: Zone,
  seconds: z.int().min(1).max(MAX_SESSION_SECONDS),
  metres: z.number().positive().max(MAX_METRES).nullable(),
  /** Mean heart rate; null: unknown. */
  bpm: Bpm.nullable(),
  name: z.string().trim().max(MAX_NAME),
  note: z.string().trim().max(MAX_NOTE),
})
export type SessionFields = z.infer<typeof SessionFields>

export const CardioSession = SessionFields.extend({ id: Id, day: LocalDay, source: z.enum(SOURCES), hasTrack: z.boolean() })
export type CardioSession = z.infer<typeof CardioSession>

export const CardioSettings = z
  .object({
    method: z.enum(ZONE_METHODS),
    max: z.int().min(100).max(240).nullable(),
    rest: z.int().min(25).max(120).nullable(),
    /** Where zones 1 to 5 begin. */
    own: z
      .array(Bpm)
      .length(5)
      .refine((limits) => limits.every((limit, index) => index === 0 || limit > limits[index - 1]!), cardioReasons.zones_rising.id)
      .nullable(),
  })
  .refine(({ max, rest }) => max === null || rest === null || rest < max, cardioReasons.rest_below_max.id)
export type CardioSettings = z.infer<typeof CardioSettings>
export const USUAL_SETTINGS: CardioSettings = { method: 'max', max: null, rest: null, own: null }

const Seconds = z.object({ light: z.int(), moderate: z.int(), vigorous: z.int() })
export const CardioWeek = z.object({ week: LocalDay, seconds: Seconds, metres: z.number(), sessions: z.int() })
export type CardioWeek = z.infer<typeof CardioWeek>

const Page = z.object({
  sessions: z.array(CardioSession),
  /** Cursor: the next page has sessions that began before this; null: no further page. */
  next: Instant.nullable(),
})

export const getCardio = endpoint({
  method: 'GET',
  path: '/api/cardio',
  summary: 'Get the latest sessions, totals of the last 53 weeks (from Monday; empty ones omitted) and heart rate zone settings',
  response: Page.extend({
    today: LocalDay,
    weeks: z.array(CardioWeek),
    settings: CardioSettings,
    /** From the year of birth, to estimate the highest heart rate; null: not given. */
    age: z.int().nullable(),
  }),
  persisted: true,
})

export const listCardioSessions = endpoint({
  method: 'GET',
  path: '/api/cardio/sessions',
  summary: 'List sessions that began before an instant, newest first, paginated; `deleted`: deleted sessions that can be restored',
  query: z.object({ before: Instant.optional(), which: z.enum(['present', 'deleted']).default('present') }),
  response: Page,
})

const Point = z.object({ x: z.number(), y: z.number() })
const Series = z.array(Point)
const Split = z.object({ metres: z.number(), seconds: z.number(), bpm: z.number().nullable(), climb: z.number().nullable() })
const AnalysisShape = z.object({
  metres: z.number().nullable(),
  movingSeconds: z.number(),
  elapsedSeconds: z.number(),
  gain: z.number().nullable(),
  loss: z.number().nullable(),
  heartRate: z.object({ mean: z.number(), max: z.number() }).nullable(),
  zones: z.array(z.number()).nullable(),
  decoupling: z.number().nullable(),
  splits: z.object({ km: z.array(Split), mi: z.array(Split) }),
  route: z.object({ points: Series, breaks: z.array(z.int()), width: z.number(), height: z.number() }).nullable(),
  over: z.enum(['metres', 'seconds']),
  elevation: Series,
  speed: Series,
  pulse: Series,
})

/** Energy above rest, by each applicable method; null: an input is missing. Left out where body figures are hidden. */
export const Energy = z.object({
  kg: z.number().nullable(),
  met: z.object({ kcal: z.number(), met: z.number(), code: z.string(), by: z.enum(['speed', 'effort']) }).nullable(),
  /** Energy that the device or app reported; `withRest`: it includes energy at rest. */
  reported: z.object({ kcal: z.number(), withRest: z.boolean() }).nullable(),
  heart: z.object({ kcal: z.number(), bpm: z.number(), age: z.int(), sex: z.enum(['female', 'male']) }).nullable(),
  isOld: z.boolean(),
})
export type Energy = z.infer<typeof Energy>

export const CardioDetail = z.object({
  session: CardioSession,
  analysis: AnalysisShape.nullable(),
  /** Where zones 1 to 5 begin; null: an input of the method is missing. */
  limits: z.array(z.number()).nullable(),
  /** null: the person hides body figures. */
  energy: Energy.nullable(),
})
export type CardioDetail = z.infer<typeof CardioDetail>

const params = z.object({ id: Id })

export const getCardioSession = endpoint({
  method: 'GET',
  path: '/api/cardio/sessions/:id',
  summary: 'Get a session with the analysis of its recording',
  params,
  response: CardioDetail,
  errors: ['not_found'],
  persisted: true,
})

export const putCardioSession = endpoint({
  method: 'PUT',
  path: '/api/cardio/sessions/:id',
  summary: 'Create or replace a session; idempotent by id',
  params,
  body: SessionFields,
  response: CardioSession,
  errors: ['limit', 'not_found'],
  offline: true,
})

export const deleteCardioSession = endpoint({
  method: 'DELETE',
  path: '/api/cardio/sessions/:id',
  summary: 'Delete a session; restorable for 30 days; idempotent',
  params,
  response: z.object({ removed: z.literal(true) }),
  offline: true,
})

export const restoreCardioSession = endpoint({
  method: 'POST',
  path: '/api/cardio/sessions/:id/restore',
  summary: 'Restore a deleted session; idempotent',
  params,
  response: CardioSession,
  errors: ['not_found'],
  offline: true,
})

export const putCardioSettings = endpoint({
  method: 'PUT',
  path: '/api/cardio/settings',
  summary: 'Replace the heart rate zone settings',
  body: CardioSettings,
  response: CardioSettings,
  offline: true,
})

export const getCardioFile = endpoint({
  method: 'GET',
  path: '/api/cardio/sessions/:id/file/:format',
  summary: 'Download the recording of a session as GPX, TCX or FIT',
  params: params.extend({ format: z.enum(['gpx', 'tcx', 'fit']) }),
  response: bytes(['application/gpx+xml', 'application/vnd.garmin.tcx+xml', 'application/vnd.ant.fit']),
  errors: ['not_found'],
})

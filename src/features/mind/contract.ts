import { z } from 'zod'
import { Instant, LocalDay, Zone } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { GAME_IDS } from './games/core/catalog.ts'
import { SCORE_GAPS, VOID_REASONS } from './games/core/rules.ts'

/** Limit of sessions per person: fifty years of eight a day. */
export const MOST_SESSIONS = 150_000
/** Limit of sessions per person and day. */
export const MOST_A_DAY = 200
/** A history has the newest sessions, and also the first ones because they contain the baseline. */
export const HISTORY_NEWEST = 300
export const INPUTS = ['keyboard', 'touch', 'mouse', 'pen'] as const
export type Input = (typeof INPUTS)[number]
export const DEVICES = ['phone', 'tablet', 'computer'] as const
export type Device = (typeof DEVICES)[number]

const Game = z.enum(GAME_IDS)

const Answer = z.object({
  r: z.array(z.number().int().min(0).max(99)).max(12),
  rt: z.number().min(0).max(120_000).nullable(),
  at: z.number().min(0).max(3_600_000),
  void: z.enum(VOID_REASONS).optional(),
})

/** Device of a session. Times are only compared within one kind of device. */
const Played = z.object({
  device: z.enum(DEVICES),
  input: z.enum(INPUTS),
  /** Measured frames per second. */
  refreshHz: z.number().min(5).max(1000),
  /** Standard error of a single reaction time, milliseconds, measured before the session (web/play/timing.ts). */
  errorMs: z.number().min(0).max(1000),
})
export type Played = z.infer<typeof Played>

const Figures = z.record(z.string().max(20), z.number().nullable())

export const MindSession = Played.extend({
  id: Id,
  game: Game,
  /** The person's day on which the session ended. */
  day: LocalDay,
  startedAt: Instant,
  seconds: z.number().int(),
  main: z.number().nullable(),
  figures: Figures,
  /** Why the session has no main score. */
  why: z.enum(SCORE_GAPS).nullable(),
  trials: z.number().int(),
  voids: z.number().int(),
})
export type MindSession = z.infer<typeof MindSession>

const GameStanding = z.object({
  game: Game,
  sessions: z.number().int(),
  seconds: z.number().int(),
  lastDay: LocalDay,
  /** Last day before today; null if today was the first day. */
  lastBefore: LocalDay.nullable(),
  today: z.number().int(),
  /** Start level of the next session. */
  start: z.number().int(),
})

export const getMind = endpoint({
  method: 'GET',
  path: '/api/mind',
  summary: 'Get the training progress: sessions per game, streak, current day',
  persisted: true,
  response: z.object({
    today: LocalDay,
    hemisphere: z.enum(['north', 'south']),
    streak: z.object({ current: z.number().int(), longest: z.number().int(), totalDays: z.number().int(), restsLeft: z.number().int() }),
    games: z.array(GameStanding),
  }),
})
export type MindAnswer = z.output<typeof getMind.response>

export const putMindSession = endpoint({
  method: 'PUT',
  path: '/api/mind/sessions/:id',
  summary: 'Store a completed session with all answers; the server computes the score; idempotent by id',
  offline: true,
  params: z.object({ id: Id }),
  body: Played.extend({
    game: Game,
    language: z.enum(['en', 'de']),
    start: z.number().int().min(1).max(9),
    startedAt: Instant,
    zone: Zone,
    /** From the first trial to the last answer, without pauses. */
    milliseconds: z.number().int().min(0).max(3_600_000),
    /** false: the screen missed frames and the person continued anyway. The session counts, but has no score. */
    isMeasured: z.literal(false).optional(),
    answers: z.array(Answer).min(1).max(400),
  }),
  response: MindSession,
  errors: ['invalid', 'conflict', 'limit'],
})

export const deleteMindSession = endpoint({
  method: 'DELETE',
  path: '/api/mind/sessions/:id',
  summary: 'Delete a session and its ring in the forest',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
  errors: ['not_found'],
})

export const getMindHistory = endpoint({
  method: 'GET',
  path: '/api/mind/history/:game',
  summary: 'List sessions of a game, oldest first: the newest ones, and the first ones per kind of device',
  persisted: true,
  params: z.object({ game: Game }),
  response: z.object({ sessions: z.array(MindSession), leftOut: z.number().int() }),
})

export const getMindTree = endpoint({
  method: 'GET',
  path: '/api/mind/trees/:tree',
  summary: 'List the sessions of a tree of the forest, oldest first',
  params: z.object({ tree: z.string().max(40) }),
  response: z.object({ sessions: z.array(MindSession) }),
  errors: ['not_found'],
})

const Companion = z.object({
  id: z.string(),
  label: z.string(),
  area: z.string(),
  nWith: z.number().int(),
  nWithout: z.number().int(),
  /** In standard deviations of the person's own sessions; higher is better. */
  difference: z.number(),
  low: z.number(),
  high: z.number(),
})

export const getMindCompanions = endpoint({
  method: 'GET',
  path: '/api/mind/companions',
  summary: 'List factors of days with better or worse sessions than usual, from days with and without each factor',
  response: z.object({
    /** Number of days whose sessions can be compared with a baseline. */
    days: z.number().int(),
    found: z.array(Companion),
    /** Number of factors that are too rare or too frequent for a result yet. */
    notYet: z.number().int(),
  }),
  errors: ['unavailable'],
})

export const exportMind = endpoint({
  method: 'GET',
  path: '/api/mind/file/:format',
  summary: 'Export all sessions with their trials: CSV with a row per trial, or JSON with an object per session',
  params: z.object({ format: z.enum(['csv', 'json']) }),
  response: bytes(['text/csv', 'application/json']),
})

import { z } from 'zod'
import { Instant, LocalDay, PlausibleDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { MAX_TEXT } from './form/fields.ts'
import { RECORD_KINDS } from './kinds.ts'
import { therapistReasons } from './reasons.en.ts'

/** Most records of one person: one each day for ten years, and more. */
export const MAX_RECORDS = 5000
/** Most letters of one record, as JSON. */
export const MAX_BODY_LETTERS = 20_000
/** Newest records of each kind that a device stores. */
export const RECENT_OF_KIND = 60
/** Most versions that a change may name as its predecessors: as many as can wait for a network. */
export const MAX_AFTER = 30

const Plain = z.union([z.string().max(MAX_TEXT), z.number()])
const Value = z.union([Plain, z.array(z.string().max(60)).max(40), z.array(z.record(z.string().max(40), Plain)).max(40)])

/** By the fields of the kind's form; the server checks it against the form. */
export const RecordBody = z
  .record(z.string().max(40), Value)
  .refine((body) => JSON.stringify(body).length <= MAX_BODY_LETTERS, therapistReasons.too_long.id)

const RecordKind = z.enum(RECORD_KINDS)

const RecordFields = z.object({
  kind: RecordKind,
  /** The day of the record, in the person's calendar. */
  day: PlausibleDay,
  /** When it was written or changed. */
  at: Instant,
  /** Id of this content; each change has a new one. */
  revision: Id,
  body: RecordBody,
})

export const TherapistRecord = RecordFields.extend({ id: Id, day: LocalDay })
export type TherapistRecord = z.infer<typeof TherapistRecord>

export const listTherapistRecords = endpoint({
  method: 'GET',
  path: '/api/therapist/records',
  summary: 'List the newest records of each kind, newest first, without the safety plan, and the kinds with more records',
  response: z.object({ records: z.array(TherapistRecord), more: z.array(RecordKind) }),
  persisted: true,
})

export const listTherapistKind = endpoint({
  method: 'GET',
  path: '/api/therapist/records-of-kind',
  summary: 'List all records of a kind, newest first',
  query: z.object({ kind: RecordKind }),
  response: z.object({ records: z.array(TherapistRecord) }),
})

export const getSafetyPlan = endpoint({
  method: 'GET',
  path: '/api/therapist/plan',
  summary: 'Get the safety plan, and conflicting versions of it from other devices',
  response: z.object({ plans: z.array(TherapistRecord) }),
  persisted: true,
})

export const putTherapistRecord = endpoint({
  method: 'PUT',
  path: '/api/therapist/records/:id',
  summary: 'Create a record, or replace a version in `after`; stores a copy beside any other version; idempotent',
  params: z.object({ id: Id }),
  body: RecordFields.extend({
    /** The versions that the writing device had seen. */
    after: z.array(Id).max(MAX_AFTER),
    /** Id of the copy, if another version was stored meanwhile. */
    copyId: Id,
  }),
  response: z.object({ record: TherapistRecord, isCopy: z.boolean() }),
  errors: ['conflict', 'limit'],
  offline: true,
})

export const deleteTherapistRecord = endpoint({
  method: 'DELETE',
  path: '/api/therapist/records/:id',
  summary: 'Delete a record, unless its version is missing in `seen`; idempotent',
  params: z.object({ id: Id }),
  /** Versions that the person had seen, separated by commas. */
  query: z.object({ seen: z.string().max(MAX_AFTER * 40) }),
  response: z.object({ removed: z.boolean() }),
  offline: true,
})

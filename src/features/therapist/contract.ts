import { z } from 'zod'
import { Instant, LocalDay, PlausibleDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { MAX_TEXT } from './form/fields.ts'
import { RECORD_KINDS } from './kinds.ts'
import { therapistReasons } from './reasons.en.ts'

/** Records that one person can have: one each day for ten years, and more. */
export const MAX_RECORDS = 5000
/** Of one record, as JSON. */
export const MAX_BODY_LETTERS = 20_000
/** Of each kind, the newest that a device keeps. */
export const RECENT_OF_KIND = 60
/** Versions that a change may say it was made after: as many as can wait for a network one after the other. */
export const MAX_AFTER = 30

const Plain = z.union([z.string().max(MAX_TEXT), z.number()])
const Value = z.union([Plain, z.array(z.string().max(60)).max(40), z.array(z.record(z.string().max(40), Plain)).max(40)])

/** By the fields of the kind's form, which the server holds it against. */
export const RecordBody = z
  .record(z.string().max(40), Value)
  .refine((body) => JSON.stringify(body).length <= MAX_BODY_LETTERS, therapistReasons.too_long.id)

const RecordKind = z.enum(RECORD_KINDS)

const RecordFields = z.object({
  kind: RecordKind,
  /** The person's day that it is of. */
  day: PlausibleDay,
  /** When it was written, or changed. */
  at: Instant,
  /** Names what stands in it; another one with each change. */
  revision: Id,
  body: RecordBody,
})

export const TherapistRecord = RecordFields.extend({ id: Id, day: LocalDay })
export type TherapistRecord = z.infer<typeof TherapistRecord>

export const listTherapistRecords = endpoint({
  method: 'GET',
  path: '/api/therapist/records',
  summary: 'The newest records of each kind, the newest first, without the safety plan; and of which kinds there are more',
  auth: 'session',
  response: z.object({ records: z.array(TherapistRecord), more: z.array(RecordKind) }),
  persisted: true,
})

export const listTherapistKind = endpoint({
  method: 'GET',
  path: '/api/therapist/records-of-kind',
  summary: 'All records of a kind, the newest first',
  auth: 'session',
  query: z.object({ kind: RecordKind }),
  response: z.object({ records: z.array(TherapistRecord) }),
})

export const getSafetyPlan = endpoint({
  method: 'GET',
  path: '/api/therapist/plan',
  summary: 'The safety plan, and versions of it that another device wrote at the same time',
  auth: 'session',
  response: z.object({ plans: z.array(TherapistRecord) }),
  persisted: true,
})

export const putTherapistRecord = endpoint({
  method: 'PUT',
  path: '/api/therapist/records/:id',
  summary: 'Writes a record, or changes the version that it was made after; another version stays, and this one is stored beside it',
  auth: 'session',
  params: z.object({ id: Id }),
  body: RecordFields.extend({
    /** The versions that whoever wrote this had seen. */
    after: z.array(Id).max(MAX_AFTER),
    /** Under which it is stored if another version is here by now. */
    copyId: Id,
  }),
  response: z.object({ record: TherapistRecord, isCopy: z.boolean() }),
  errors: ['conflict', 'limit'],
  offline: true,
})

export const deleteTherapistRecord = endpoint({
  method: 'DELETE',
  path: '/api/therapist/records/:id',
  summary: 'Deletes a record; a version that the person has not seen stays',
  auth: 'session',
  params: z.object({ id: Id }),
  /** Versions that the person had seen, with commas between. */
  query: z.object({ seen: z.string().max(MAX_AFTER * 40) }),
  response: z.object({ removed: z.boolean() }),
  offline: true,
})

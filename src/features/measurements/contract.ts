import { z } from 'zod'
import { Instant, LocalDay, PlausibleDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { FAT_METHODS, SEXES } from './engine/body-fat.ts'
import { isWithin, MEASURE_NAMES, type Measure } from './engine/measures.ts'
import { measurementsReasons } from './reasons.en.ts'

/** Entries that one person can have: a weight each day for fifty years. */
export const MAX_ENTRIES = 20_000
export const MAX_NOTE = 500
/** A year to look at, and what a trend needs before it. */
export const RECENT_DAYS = 366 + 120
export const MAX_HEIGHT_CM = 272
export const MIN_HEIGHT_CM = 50

/** In kg, cm, mm and per cent, by name of the measure; at least one. */
const Values = z
  .partialRecord(z.enum(MEASURE_NAMES), z.number())
  .refine((values) => Object.keys(values).length > 0, measurementsReasons.nothing_measured.id)
  .refine(
    (values) => Object.entries(values).every(([measure, value]) => isWithin(measure as Measure, value)),
    measurementsReasons.out_of_range.id,
  )

export const EntryFields = z.object({
  /** The person's day that it is of; at most tomorrow, for who is ahead of the server. */
  day: PlausibleDay,
  /** When it was written down. */
  at: Instant,
  values: Values,
  note: z.string().trim().max(MAX_NOTE),
})
export type EntryFields = z.infer<typeof EntryFields>

export const Entry = EntryFields.extend({ id: Id, day: LocalDay })
export type Entry = z.infer<typeof Entry>

/** What formulas need to know of a body, and how figures are shown. What nobody said is null. */
export const Profile = z.object({
  heightCm: z.number().min(MIN_HEIGHT_CM).max(MAX_HEIGHT_CM).nullable(),
  /** Which of the two that published formulas know they are to use. */
  formulaSex: z.enum(SEXES).nullable(),
  birthYear: z.int().min(1900).max(2100).nullable(),
  expecting: z.enum(['no', 'pregnant', 'breastfeeding']),
  fatMethod: z.enum(FAT_METHODS),
  /** No figure of the body is shown anywhere; trends are told in words. */
  isHidden: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

/** What of it somebody changes. */
export const ProfileChange = Profile.partial()
export type ProfileChange = z.infer<typeof ProfileChange>

export const NO_PROFILE: Profile = {
  heightCm: null,
  formulaSex: null,
  birthYear: null,
  expecting: 'no',
  fatMethod: 'measured',
  isHidden: false,
}

export const listMeasurements = endpoint({
  method: 'GET',
  path: '/api/measurements',
  summary: 'Entries of the last RECENT_DAYS days, or all, in order of their days; the first day there is; what formulas know of the body',
  auth: 'session',
  // No day in the address: what a device keeps is found under the same one tomorrow.
  query: z.object({ span: z.enum(['recent', 'all']).optional() }),
  response: z.object({ today: LocalDay, firstDay: LocalDay.nullable(), entries: z.array(Entry), profile: Profile }),
  persisted: true,
})

export const putMeasurement = endpoint({
  method: 'PUT',
  path: '/api/measurements/entries/:id',
  summary: 'Writes an entry, or changes it; sent twice it is the same',
  auth: 'session',
  params: z.object({ id: Id }),
  body: EntryFields,
  response: Entry,
  errors: ['limit'],
  offline: true,
})

export const deleteMeasurement = endpoint({
  method: 'DELETE',
  path: '/api/measurements/entries/:id',
  summary: 'Takes an entry away; one that is not there is gone already',
  auth: 'session',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
  offline: true,
})

export const putBodyProfile = endpoint({
  method: 'PUT',
  path: '/api/measurements/profile',
  summary: 'Changes what is given of what formulas know of the body, and leaves the rest as it is',
  auth: 'session',
  body: ProfileChange,
  response: Profile,
  offline: true,
})

export const exportMeasurementsCsv = endpoint({
  method: 'GET',
  path: '/api/measurements/csv',
  summary: 'All entries as a table: a row each, a column for each measure, metric',
  auth: 'session',
  response: bytes(['text/csv']),
})

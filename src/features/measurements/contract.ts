import { z } from 'zod'
import { Instant, LocalDay, PlausibleDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { FAT_METHODS, SEXES } from './engine/body-fat.ts'
import { isWithin, MEASURE_NAMES, type Measure } from './engine/measures.ts'
import { measurementsReasons } from './reasons.en.ts'

/** Maximum number of entries per person: a weight each day for fifty years. */
export const MAX_ENTRIES = 20_000
export const MAX_NOTE = 500
/** Days of the recent query: the year that charts show, and the days before it that a trend needs. */
export const RECENT_DAYS = 366 + 120
export const MAX_HEIGHT_CM = 272
export const MIN_HEIGHT_CM = 50

/** Values by measure, in kg, cm, mm or per cent; at least one. */
const Values = z
  .partialRecord(z.enum(MEASURE_NAMES), z.number())
  .refine((values) => Object.keys(values).length > 0, measurementsReasons.nothing_measured.id)
  .refine(
    (values) => Object.entries(values).every(([measure, value]) => isWithin(measure as Measure, value)),
    measurementsReasons.out_of_range.id,
  )

export const EntryFields = z.object({
  /** The person's local day; at most tomorrow, because their time zone may be ahead of the server's. */
  day: PlausibleDay,
  /** When the person logged the entry. */
  at: Instant,
  values: Values,
  note: z.string().trim().max(MAX_NOTE),
})
export type EntryFields = z.infer<typeof EntryFields>

export const Entry = EntryFields.extend({ id: Id, day: LocalDay })
export type Entry = z.infer<typeof Entry>

/** Facts about the body that formulas need, and display settings. null: not given. */
export const Profile = z.object({
  heightCm: z.number().min(MIN_HEIGHT_CM).max(MAX_HEIGHT_CM).nullable(),
  /** Which of the two sexes in published formulas to use. */
  formulaSex: z.enum(SEXES).nullable(),
  birthYear: z.int().min(1900).max(2100).nullable(),
  expecting: z.enum(['no', 'pregnant', 'breastfeeding']),
  fatMethod: z.enum(FAT_METHODS),
  /** Hides all body figures; trends appear in words only. */
  isHidden: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

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
  summary: 'List entries of the last RECENT_DAYS days, or all, oldest first, with the first recorded day and the body profile',
  // The address contains no day, so that a cached answer has the same key tomorrow.
  query: z.object({ span: z.enum(['recent', 'all']).optional() }),
  response: z.object({ today: LocalDay, firstDay: LocalDay.nullable(), entries: z.array(Entry), profile: Profile }),
  persisted: true,
})

export const putMeasurement = endpoint({
  method: 'PUT',
  path: '/api/measurements/entries/:id',
  summary: 'Create or replace a measurement entry; idempotent',
  params: z.object({ id: Id }),
  body: EntryFields,
  response: Entry,
  errors: ['limit'],
  offline: true,
})

export const deleteMeasurement = endpoint({
  method: 'DELETE',
  path: '/api/measurements/entries/:id',
  summary: 'Delete a measurement entry; idempotent',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
  offline: true,
})

export const putBodyProfile = endpoint({
  method: 'PUT',
  path: '/api/measurements/profile',
  summary: 'Update the given fields of the body profile, which formulas use; other fields stay unchanged',
  body: ProfileChange,
  response: Profile,
  offline: true,
})

export const exportMeasurementsCsv = endpoint({
  method: 'GET',
  path: '/api/measurements/csv',
  summary: 'Export all entries as CSV in metric units, with a row per entry and a column per measure',
  response: bytes(['text/csv']),
})

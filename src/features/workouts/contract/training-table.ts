import { z } from 'zod'

/** Possible meanings of a column in a file of an unknown app. */
export const TRAINING_FIELDS = [
  'date',
  'session',
  'exercise',
  'category',
  'order',
  'type',
  'weight',
  'unit',
  'reps',
  'time',
  'distance',
  'distanceUnit',
  'rpe',
  'note',
  'duration',
  'end',
] as const
export type TrainingField = (typeof TRAINING_FIELDS)[number]

export const MAX_TABLE_COLUMNS = 100
/** The person's answer for such a file: the meaning of each column, in order. */
export const TrainingTable = z.object({ columns: z.array(z.enum(TRAINING_FIELDS).nullable()).max(MAX_TABLE_COLUMNS) })
export type TrainingTable = z.infer<typeof TrainingTable>

/** The reason why a table cannot be read; undefined if it can. */
export function missingOfTable({ columns }: TrainingTable): 'date' | 'exercise' | 'amount' | 'doubled' | undefined {
  const stated = columns.filter((field) => field !== null)
  if (!stated.includes('date')) return 'date'
  if (!stated.includes('exercise')) return 'exercise'
  if (!stated.some((field) => field === 'reps' || field === 'time' || field === 'distance')) return 'amount'
  return new Set(stated).size < stated.length ? 'doubled' : undefined
}

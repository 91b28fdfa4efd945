import { z } from 'zod'

/** What a column of a file of no known app can be. */
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
/** What the person says of such a file: each column in its order. */
export const TrainingTable = z.object({ columns: z.array(z.enum(TRAINING_FIELDS).nullable()).max(MAX_TABLE_COLUMNS) })
export type TrainingTable = z.infer<typeof TrainingTable>

/** What keeps a table from being read; undefined: nothing. */
export function missingOfTable({ columns }: TrainingTable): 'date' | 'exercise' | 'amount' | 'doubled' | undefined {
  const stated = columns.filter((field) => field !== null)
  if (!stated.includes('date')) return 'date'
  if (!stated.includes('exercise')) return 'exercise'
  if (!stated.some((field) => field === 'reps' || field === 'time' || field === 'distance')) return 'amount'
  return new Set(stated).size < stated.length ? 'doubled' : undefined
}

import { csvLines } from '#platform/server/core/csv.ts'
import type { Entry } from '../contract.ts'
import { MEASURE_NAMES, MEASURES } from '../engine/measures.ts'

/** Entries as CSV: one row per entry, one column per measure with its unit. */
export function entriesAsCsv(entries: readonly Entry[]): string {
  const fields = [
    'date',
    'time_utc',
    ...MEASURE_NAMES.map((name) => `${name}_${MEASURES[name].unit === '%' ? 'percent' : MEASURES[name].unit}`),
    'note',
  ]
  const data = entries.map(({ day, at, values, note }) => [day, at, ...MEASURE_NAMES.map((name) => values[name] ?? ''), note])
  return csvLines([fields, ...data])
}

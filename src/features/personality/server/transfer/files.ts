import { csvLines } from '#platform/server/core/csv.ts'
import { loadTexts } from '../../content/load.ts'
import type { StoredAssessment } from '../store.ts'
import { exportedOf } from './exported.ts'

/** Format name in the JSON of one or more results. */
export const JSON_FORMAT = 'fernwell-personality'

export async function asJson(all: readonly StoredAssessment[]): Promise<string> {
  return JSON.stringify({ format: JSON_FORMAT, version: 1, assessments: await Promise.all(all.map(exportedOf)) }, null, 2)
}

/** Columns of the CSV; importing it needs `instrument`, `item` and `answer`. */
export const CSV_COLUMNS = [
  'assessment',
  'instrument',
  'group',
  'started_at',
  'finished_at',
  'item',
  'text',
  'answer',
  'answered_at',
  'took_ms',
] as const

/** A row for each answer. */
export async function asCsv({ id, startedAt, finishedAt, content }: StoredAssessment): Promise<string> {
  const texts = await loadTexts(content.instrument, content.language)
  const rows = Object.entries(content.answers).map(([item, { value, at, took }]) => [
    id,
    content.instrument,
    content.group ?? '',
    startedAt.toISOString(),
    finishedAt?.toISOString() ?? '',
    item,
    texts?.items[item] ?? '',
    value ?? '',
    new Date(at).toISOString(),
    took ?? '',
  ])
  return csvLines([CSV_COLUMNS, ...rows])
}

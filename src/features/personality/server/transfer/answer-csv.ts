import Papa from 'papaparse'
import { withoutFormulaGuard } from '#platform/server/core/csv.ts'
import type { Answers } from '../../answers.ts'
import type { Instrument } from '../../scales.ts'
import type { FoundAssessment, Note } from './found.ts'

// Raw answers: a row for each (`item`, `answer`, and the other columns of asCsv), or a row for each assessment with a column for each item
// (`1` to `120`, also `i1` or `q1`).

const MAX_ROWS = 100_000
const DEFAULT_INSTRUMENT = 'ipip-neo-120'

type Row = Record<string, string>
type Instruments = (id: string) => Promise<Instrument | undefined>

const columnOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

/** The results in a CSV of answers; undefined for any other CSV. Answers to unknown questionnaires count as unread. */
export async function readAnswerCsv(
  text: string,
  instrumentOf: Instruments,
): Promise<{ found: FoundAssessment[]; unread: number } | undefined> {
  const options = {
    header: true,
    skipEmptyLines: true,
    transformHeader: columnOf,
    transform: withoutFormulaGuard,
    preview: MAX_ROWS,
  } as const
  const { data, meta } = Papa.parse<Row>(text, options)
  const columns = meta.fields ?? []
  if (columns.includes('item') && columns.includes('answer')) return ofLongRows(data, instrumentOf)
  const wide = columns.filter((column) => /^[iq]?\d{1,3}$/.test(column))
  return wide.length >= 4 ? ofWideRows(data, wide, instrumentOf) : undefined
}

async function ofLongRows(rows: readonly Row[], instrumentOf: Instruments) {
  const found: FoundAssessment[] = []
  let unread = 0
  const takings = Map.groupBy(rows, ({ assessment = '', instrument = '', finished_at: end = '' }) =>
    JSON.stringify([assessment, instrument, end]),
  )
  for (const some of takings.values()) {
    const first = some[0]!
    const instrument = await instrumentOf(first.instrument?.trim() || DEFAULT_INSTRUMENT)
    if (!instrument) unread += some.length
    else {
      const given = some.map(({ item = '', answer = '', answered_at: at }) => ({ item, answer, at: instantOf(at) ?? 0 }))
      found.push(assessmentOf(instrument, given, instantOf(first.finished_at ?? first.date), first.group?.trim() || null))
    }
  }
  return { found, unread }
}

async function ofWideRows(rows: readonly Row[], columns: readonly string[], instrumentOf: Instruments) {
  const found: FoundAssessment[] = []
  let unread = 0
  for (const row of rows) {
    const instrument = await instrumentOf(row.instrument?.trim() || DEFAULT_INSTRUMENT)
    if (!instrument) unread++
    else {
      const given = columns.map((column) => ({ item: column.replace(/^[iq]/, ''), answer: row[column] ?? '', at: 0 }))
      found.push(assessmentOf(instrument, given, instantOf(row.finished_at ?? row.date), row.group?.trim() || null))
    }
  }
  return { found, unread }
}

type Given = { item: string; answer: string; at: number }

function assessmentOf(
  { id, items, points }: Instrument,
  given: readonly Given[],
  at: number | null,
  group: string | null,
): FoundAssessment {
  const known = new Set(items.map((item) => item.id))
  const answers: Record<string, Answers[string]> = {}
  let [unknown, range] = [0, 0]
  for (const one of given) {
    const item = one.item.trim()
    const answer = one.answer.trim()
    if (answer === '') continue
    const value = /^\d{1,2}$/.test(answer) ? Number(answer) : Number.NaN
    if (!known.has(item)) unknown++
    else if (!(value >= 1 && value <= points)) range++
    else answers[item] = { value, at: one.at }
  }
  const notes: Note[] = [
    { key: 'items-unknown', n: unknown },
    { key: 'answers-out-of-range', n: range },
    { key: 'answers-missing', n: items.length - Object.keys(answers).length },
    { key: 'no-date', n: at === null ? 1 : 0 },
  ]
  return { instrument: id, group, language: null, at, answers, notes: notes.filter(({ n }) => n > 0) }
}

/** A day without a time counts as noon UTC, which is on that day in all zones except on a few islands. */
function instantOf(text: string | undefined): number | null {
  const at = text ? Date.parse(/^\d{4}-\d\d-\d\d$/.test(text.trim()) ? `${text.trim()}T12:00:00Z` : text) : Number.NaN
  return Number.isFinite(at) && at > 0 && at < 4_102_444_800_000 ? at : null
}

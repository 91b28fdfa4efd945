// The module of the child process that reads files of other training apps (see platform/server/isolation).
import { unreadable } from '#platform/server/imports/archive.ts'
import { columnsOf, eachRow, headOf } from '#platform/server/imports/csv-lines.ts'
import { readerMethods } from '#platform/server/imports/reader-methods.ts'
import { DateOrderOf, wallOf } from '#platform/server/imports/values.ts'
import { MAX_TABLE_COLUMNS, missingOfTable, type TrainingTable } from '../../contract/training-table.ts'
import { SessionsBuilder } from './building.ts'
import { cellsReader, englishColumn, guessedFields } from './columns.ts'
import { formatOf, tableFormat, type Format } from './formats.ts'
import { readOwn } from './own-json.ts'
import type { TrainingItem } from './parsed-session.ts'

export type ReaderOptions = { dateOrder: 'dayFirst' | 'monthFirst' | null; table: TrainingTable | null }

const SAMPLES = 3

const weigh = (item: TrainingItem): number => {
  if (item.type === 'session') return item.session.items.reduce((sum, { sets, note }) => sum + 200 + note.length + sets.length * 150, 2000)
  return item.type === 'own' ? JSON.stringify(item.session).length : 200
}

export const methods = readerMethods<TrainingItem>(async (archive, options) => {
  const [file] = archive.files
  if (!file || archive.files.length > 1 || file.path !== archive.name) throw unreadable('unknown_format')
  const text = await archive.text(file.path)
  if (/^\s*[{[]/.test(text)) return { source: 'fernwell', items: () => readOwn(text) }
  const { dateOrder, table } = (options ?? { dateOrder: null, table: null }) as ReaderOptions
  const columns = columnsOf(text).map(englishColumn)
  const format = formatOf(columns)
  if (format) return { source: format.source, items: () => sessionsOf(text, columns, format, dateOrder) }
  const shown = tableIn(text, table)
  const fields = shown.read.columns.map((field, at) => field ?? `column ${at}`)
  return {
    source: 'table',
    *items(): Generator<TrainingItem> {
      yield { type: 'table', table: shown }
      if (!missingOfTable(shown.read)) yield* sessionsOf(text, fields, tableFormat(fields, shown.names), dateOrder)
    },
  }
}, weigh)

function* sessionsOf(
  text: string,
  columns: readonly string[],
  format: Format,
  chosen: ReaderOptions['dateOrder'],
): Generator<TrainingItem> {
  const cellsOf = cellsReader(columns, format.exerciseColumn)
  const dates = new DateOrderOf()
  eachRow(text, (_, _line, cells) => dates.see(cellsOf(cells)(format.dateColumn)))
  const isByName = format.source === 'fitnotes' || format.source === 'table'
  const builder = new SessionsBuilder(dates.open ? (chosen ?? 'dayFirst') : dates.order, isByName)
  eachRow(text, (_, line, cells) => {
    const row = format.read(cellsOf(cells))
    if (row !== 'rest') builder.add(row, line)
  })
  if (dates.open) yield { type: 'openDate', date: dates.open }
  for (const session of builder.sessions) yield { type: 'session', session }
  yield* builder.lines
  yield { type: 'more', ...builder.more }
}

/** Columns of a table of an unknown app, assigned by the person or guessed by name. Throws unknown_format if no column holds dates. */
function tableIn(text: string, stated: TrainingTable | null) {
  const names = headOf(text)
  const samples = names.map((): string[] => [])
  let hasDate = false
  if (names.length >= 3 && names.length <= MAX_TABLE_COLUMNS)
    eachRow(text, (_cell, _line, cells) => {
      for (const [at, cell] of cells.entries()) {
        const seen = samples[at]
        if (!seen || seen.length >= SAMPLES || cell === '' || seen.includes(cell.slice(0, 60))) continue
        seen.push(cell.slice(0, 60))
        hasDate ||= wallOf(cell) !== undefined || wallOf(cell, 'monthFirst') !== undefined
      }
    })
  if (!hasDate) throw unreadable('unknown_format')
  const columns = stated?.columns.length === names.length ? stated.columns : guessedFields(names)
  return { names: names.map((name) => name.slice(0, 80)), samples, read: { columns: [...columns] } }
}

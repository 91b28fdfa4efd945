// The module of the child that reads files of other training apps (see platform/server/isolation).
import { unreadable } from '#platform/server/imports/archive.ts'
import { readerMethods } from '#platform/server/imports/reader-methods.ts'
import { SessionsBuilder } from './building.ts'
import { cellsReader, englishColumn } from './columns.ts'
import { columnsOf, eachRow } from '#platform/server/imports/csv-lines.ts'
import { formatOf } from './formats.ts'
import { readOwn } from './own-json.ts'
import type { TrainingItem } from './parsed-session.ts'
import { DateOrderOf } from '#platform/server/imports/values.ts'

const weigh = (item: TrainingItem): number => {
  if (item.type === 'session') return item.session.items.reduce((sum, { sets, note }) => sum + 200 + note.length + sets.length * 150, 2000)
  return item.type === 'own' ? JSON.stringify(item.session).length : 200
}

export const methods = readerMethods<TrainingItem>(async (archive, options) => {
  const [file] = archive.files
  if (!file || archive.files.length > 1 || file.path !== archive.name) throw unreadable('unknown_format')
  const text = await archive.text(file.path)
  if (/^\s*[{[]/.test(text)) return { source: 'fernwell', items: () => readOwn(text) }
  const columns = columnsOf(text).map(englishColumn)
  const format = formatOf(columns)
  if (!format) throw unreadable('unknown_format')
  const dates = new DateOrderOf()
  const cellsOf = cellsReader(columns, format.exerciseColumn)
  eachRow(text, (_, _line, cells) => dates.see(cellsOf(cells)(format.dateColumn)))
  const chosen = (options as { dateOrder?: 'dayFirst' | 'monthFirst' | null } | undefined)?.dateOrder
  const builder = new SessionsBuilder(dates.open ? (chosen ?? 'dayFirst') : dates.order, format.source === 'fitnotes')
  eachRow(text, (_, line, cells) => {
    const row = format.read(cellsOf(cells))
    if (row !== 'rest') builder.add(row, line)
  })
  return {
    source: format.source,
    *items(): Generator<TrainingItem> {
      if (dates.open) yield { type: 'openDate', date: dates.open }
      for (const session of builder.sessions) yield { type: 'session', session }
      yield* builder.lines
      yield { type: 'more', ...builder.more }
    },
  }
}, weigh)

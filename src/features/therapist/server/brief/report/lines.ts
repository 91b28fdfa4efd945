import type { Brief } from '../../../contract-brief.ts'
import { BRIEF_TITLES } from '../../../brief/titles.ts'
import type { TherapistRecord } from '../../../contract.ts'
import type { Body, Field, PlainField, Row } from '../../../form/fields.ts'
import type { MeasureKind } from '../../../kinds.ts'
import { MEASURES } from '../../../measures/all.ts'
import { bandOf, itemName, mostOf, scoreOf } from '../../../measures/measure.ts'
import { programmeEntry } from '../../../programmes/catalog.ts'
import { runOf } from '../../../programmes/run.ts'
import { fieldsOfKind } from '../../core/forms.ts'
import type { ReportLanguage, ReportWords } from './words.ts'

export type ReportRow = { name: string; value: string; small?: string }
export type ReportPart = { title: string; records: { day: string; rows: ReportRow[] }[] }

/** The content of a brief as headings and rows in one language, ready for drawing. */
export function partsOf(brief: Brief, language: ReportLanguage, t: ReportWords): ReportPart[] {
  return BRIEF_TITLES.flatMap(({ kind, title }) => {
    const records = brief.records.filter((record) => record.kind === kind)
    if (records.length === 0) return []
    return [{ title: title[language], records: records.map((record) => ({ day: t.day(record.day), rows: rowsOf(record, language, t) })) }]
  })
}

function rowsOf({ kind, body }: TherapistRecord, language: ReportLanguage, t: ReportWords): ReportRow[] {
  if (kind === 'phq9' || kind === 'gad7') return measureRows(kind, body, language, t)
  if (kind === 'programme') {
    const { programme, done, skipped, notes } = runOf(body)
    const small = [done.length > 0 && t.done(done.join(', ')), skipped.length > 0 && t.skipped(skipped.join(', '))]
      .filter(Boolean)
      .join('; ')
    const noteRows = [...notes].map(([day, note]) => ({ name: String(day), value: note }))
    return [{ name: '', value: programmeEntry(programme)?.title[language] ?? programme, small }, ...noteRows]
  }
  return fieldsOfKind(kind).flatMap((field) => {
    const value = body[field.name]
    return value === undefined ? [] : [{ name: field.label[language], value: valueOf(field, value, language, t) }]
  })
}

function measureRows(kind: MeasureKind, body: Body, language: ReportLanguage, t: ReportWords): ReportRow[] {
  const measure = MEASURES[kind]
  const score = scoreOf(measure, body)
  if (score === undefined) return []
  const answerOf = (at: number) => measure.answers[Number(body[itemName(at + 1)])]![language]
  return [
    { name: measure.title[language], value: t.sum(score, mostOf(measure), bandOf(measure, score)[language]) },
    ...measure.items.map((item, at) => ({ name: `${at + 1}`, value: item[language], small: answerOf(at) })),
  ]
}

function valueOf(field: Field, value: Body[string], language: ReportLanguage, t: ReportWords): string {
  if (field.kind === 'choices') return (value as readonly string[]).map((one) => labelOf(field.options, one, language)).join(', ')
  if (field.kind === 'rows') return (value as readonly Row[]).map((row) => rowOf(field.of, row, language, t)).join('\n')
  return plainOf(field, value as string | number, language, t)
}

const rowOf = (fields: readonly PlainField[], row: Row, language: ReportLanguage, t: ReportWords) =>
  fields
    .filter(({ name }) => row[name] !== undefined)
    .map((field, at) => {
      const words = plainOf(field, row[field.name]!, language, t)
      return at === 0 ? words : `${field.label[language]}: ${words}`
    })
    .join(' · ')

function plainOf(field: PlainField, value: string | number, language: ReportLanguage, t: ReportWords): string {
  if (field.kind === 'choice') return labelOf(field.options, String(value), language)
  if (field.kind === 'rating') return `${value} / 100`
  if (field.kind === 'number' && field.unit) return `${value} ${field.unit[language]}`
  return field.kind === 'day' ? t.day(String(value)) : String(value)
}

const labelOf = (options: readonly { value: string; label: { en: string; de: string } }[], value: string, language: ReportLanguage) =>
  options.find((option) => option.value === value)?.label[language] ?? value

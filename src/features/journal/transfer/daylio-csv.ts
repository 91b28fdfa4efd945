import Papa from 'papaparse'
import { textOrHtml } from './html.ts'
import { draft, endingOf, problem, type Archive, type Format, type Item } from './source.ts'
import { withTwins } from './twins.ts'
import { dayOf, findDay, findNamedDay, findTime } from './when.ts'

const fileOf = ({ files }: Archive) => files.find(({ path }) => endingOf(path) === 'csv')?.path

/** Daylio's CSV, in its current (`full_date` …) and old (`year,date` …) format. It has no time zone, and only names of moods. */
export const daylioCsv: Format = {
  source: 'daylio',
  async recognises(archive) {
    const path = fileOf(archive)
    if (!path) return false
    const [head = []] = Papa.parse<string[]>(await archive.text(path), { preview: 1 }).data
    const names = new Set(head.map(nameOf))
    return names.has('mood') && (names.has('full_date') || (names.has('year') && names.has('date')))
  },
  async *items(archive) {
    const text = await archive.text(fileOf(archive)!)
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy', transformHeader: nameOf })
    yield* withTwins(data.map(rowOf), ({ key }) => key, rowItems)
  },
}

const nameOf = (head: string) => head.replace(/^﻿/, '').trim().toLowerCase()

type Row = ReturnType<typeof rowOf>

function rowOf(row: Record<string, string>, index: number) {
  const value = (name: string) => (row[name] ?? '').trim()
  const label =
    [value('full_date') || `${value('year')} ${value('date')}`.trim(), value('time')].filter(Boolean).join(' ') || `#${index + 1}`
  const day = dayIn(value('full_date'), value('date'), value('year'))
  const minutes = findTime(value('time'))
  return { value, label, day, minutes, key: `csv ${day} ${minutes ?? ''}` }
}

function* rowItems({ value, label, day, minutes }: Row, sourceId: string, of: number): Generator<Item> {
  if (!day) {
    yield problem(label.startsWith('#') ? 'no_date' : 'bad_date', label)
    return
  }
  if (minutes === null && value('time')) yield problem('bad_time', label)
  const note = textOrHtml(value('note'))
  const scales = split(value('scales')).map((scale) => `- ${scale}`)
  yield draft({
    sourceId,
    of,
    label,
    when: { at: null, day, minutes, zone: null },
    title: value('note_title'),
    body: [note, scales.join('\n')].filter(Boolean).join('\n\n'),
    mood: value('mood') ? { level: null, name: value('mood') } : null,
    activities: split(value('activities')).map((name) => ({ name, group: null })),
  })
}

const split = (text: string): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)

function dayIn(full: string, date: string, year: string) {
  if (full) return findDay(full)
  const numeric = /^(\d{1,2})[./-](\d{1,2})\.?$/.exec(date)
  // `28.5.`: dates with points always have the day first.
  if (numeric && date.includes('.')) return dayOf(Number(year), Number(numeric[2]), Number(numeric[1]))
  return findNamedDay(date, Number(year) || undefined)
}

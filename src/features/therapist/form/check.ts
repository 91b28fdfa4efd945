import { MAX_LINE, MAX_TEXT, type Body, type Field, type PlainField, type Row, type Value } from './fields.ts'

/** Why the value of a field cannot be saved. */
export type Problem =
  | { what: 'missing' | 'choice' | 'form' }
  | { what: 'range'; least: number; most: number }
  | { what: 'long'; most: number }
/** By field; a field of a row is named like `people.0.name`. */
export type Problems = Readonly<Record<string, Problem>>

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const DAY = /^\d{4}-\d\d-\d\d$/

/** Without empty values: blank lines of text, empty rows, choices without a selection. */
export function tidied(fields: readonly Field[], body: Body): Body {
  const entries = fields.flatMap((field): [string, Value][] => {
    const value = tidyValue(field, body[field.name])
    return value === undefined ? [] : [[field.name, value]]
  })
  return Object.fromEntries(entries)
}

function tidyValue(field: Field, value: Value | undefined): Value | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim()
  if (!Array.isArray(value)) return value
  if (field.kind !== 'rows') return value.length === 0 ? undefined : (value as readonly string[])
  const rows = (value as readonly Row[]).map((row) => tidied(field.of, row) as Row).filter((row) => Object.keys(row).length > 0)
  return rows.length === 0 ? undefined : rows
}

/** Problems of a tidied body; none where it can be saved. A field that the form does not have is a problem, too. */
export function problemsOf(fields: readonly Field[], body: Body): Problems {
  const problems: Record<string, Problem> = {}
  const known = new Set(fields.map(({ name }) => name))
  for (const name of Object.keys(body)) if (!known.has(name)) problems[name] = { what: 'form' }
  for (const field of fields) {
    const value = body[field.name]
    if (value === undefined) {
      if (field.isNeeded) problems[field.name] = { what: 'missing' }
    } else if (field.kind === 'rows') {
      Object.assign(problems, problemsOfRows(field, value))
    } else {
      const problem = field.kind === 'choices' ? problemOfChoices(field, value) : problemOf(field, value)
      if (problem) problems[field.name] = problem
    }
  }
  return problems
}

function problemsOfRows({ name, of, most }: Field & { kind: 'rows' }, value: Value): Problems {
  if (!Array.isArray(value)) return { [name]: { what: 'form' } }
  if (value.length > most) return { [name]: { what: 'range', least: 0, most } }
  const found = value.flatMap((row: unknown, at) =>
    typeof row === 'object' && row !== null
      ? Object.entries(problemsOf(of, row as Row)).map(([field, problem]): [string, Problem] => [`${name}.${at}.${field}`, problem])
      : [[`${name}.${at}`, { what: 'form' }] as [string, Problem]],
  )
  return Object.fromEntries(found)
}

function problemOfChoices({ options }: Field & { kind: 'choices' }, value: Value): Problem | undefined {
  if (!Array.isArray(value)) return { what: 'form' }
  return value.every((one) => options.some((option) => option.value === one)) ? undefined : { what: 'choice' }
}

function problemOf(field: PlainField, value: Value): Problem | undefined {
  if (field.kind === 'rating' || field.kind === 'number') {
    const [least, most] = field.kind === 'rating' ? [0, 100] : [field.least, field.most]
    if (typeof value !== 'number') return { what: 'form' }
    if (!(value >= least && value <= most)) return { what: 'range', least, most }
    return Number.isInteger(value) ? undefined : { what: 'form' }
  }
  if (typeof value !== 'string') return { what: 'form' }
  if (field.kind === 'choice') return field.options.some((option) => option.value === value) ? undefined : { what: 'choice' }
  if (field.kind === 'time') return TIME.test(value) ? undefined : { what: 'form' }
  if (field.kind === 'day') return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? undefined : { what: 'form' }
  const most = field.kind === 'text' ? MAX_TEXT : MAX_LINE
  return value.length > most ? { what: 'long', most } : undefined
}

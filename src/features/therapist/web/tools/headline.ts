import type { Formatting } from '#platform/web/i18n/format.ts'
import { fieldsOf, type Body, type Row, type Step, type Words } from '../../form/fields.ts'
import { wordsOf } from '../form/words-of.ts'

/** The first line of a record's field; undefined for an empty field. */
export function headlineOf(
  steps: readonly Step[],
  name: string,
  body: Body,
  w: (words: Words) => string,
  format: Formatting,
): string | undefined {
  const field = fieldsOf(steps).find((one) => one.name === name)
  const value = body[name]
  if (!field || value === undefined) return undefined
  if (field.kind === 'rows') {
    const first = (value as readonly Row[])[0]
    const plain = field.of[0]
    return first && plain ? String(first[plain.name] ?? '') : undefined
  }
  if (field.kind === 'choices') return (value as readonly string[]).join(', ')
  return wordsOf(field, value as string | number, w, format).split('\n')[0]
}

import { Fragment } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Body, Field, Row, Step } from '../../form/fields.ts'
import { useWords } from '../core/use-words.ts'
import styles from './BodyView.module.css'
import { labelOf, wordsOf } from './words-of.ts'

/** The answers of a form for reading and printing, without empty fields. */
export function BodyView({ steps, body, level = 2 }: { steps: readonly Step[]; body: Body; level?: 2 | 3 | 4 | 5 }) {
  const w = useWords()
  const Title = `h${level}` as const
  return (
    <Stack>
      {steps.map((step) => {
        const fields = step.fields.filter(({ name }) => body[name] !== undefined)
        if (fields.length === 0) return null
        return (
          <Stack as="section" key={w(step.title)} gap={2} className={styles.step}>
            {steps.length > 1 && <Title className={styles.title}>{w(step.title)}</Title>}
            {fields.map((field) => (
              <FieldView key={field.name} field={field} body={body} isAlone={fields.length === 1 && step.fields.length === 1} />
            ))}
          </Stack>
        )
      })}
    </Stack>
  )
}

/** One answered field; `isAlone`: its label is shown elsewhere. */
export function FieldView({ field, body, isAlone }: { field: Field; body: Body; isAlone: boolean }) {
  const w = useWords()
  const format = useFormat()
  const value = body[field.name]!
  return (
    <div>
      {!isAlone && <p className="note">{w(field.label)}</p>}
      {field.kind === 'rows' ? (
        <ul className={styles.rows}>
          {(value as readonly Row[]).map((row, at) => (
            // oxlint-disable-next-line no-array-index-key -- rows have no names
            <li key={at}>
              {field.of
                .filter(({ name }) => row[name] !== undefined)
                .map((plain, index) => (
                  <Fragment key={plain.name}>
                    {index > 0 && ' · '}
                    {plain.kind === 'rating' || plain.kind === 'number' ? `${w(plain.label)}: ` : ''}
                    {plain.kind === 'phone' ? (
                      <a className={styles.phone} href={`tel:${String(row[plain.name]).replaceAll(/[^\d+*#]/g, '')}`}>
                        {row[plain.name]}
                      </a>
                    ) : (
                      wordsOf(plain, row[plain.name]!, w, format)
                    )}
                  </Fragment>
                ))}
            </li>
          ))}
        </ul>
      ) : field.kind === 'choices' ? (
        <p>{format.list((value as readonly string[]).map((one) => labelOf(field.options, one, w)))}</p>
      ) : (
        <p className={styles.written}>{wordsOf(field, value as string | number, w, format)}</p>
      )}
    </div>
  )
}

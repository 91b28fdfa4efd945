import { Chips } from '#platform/web/ui/Chips.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Problems } from '../../form/check.ts'
import type { Field, Row, Value } from '../../form/fields.ts'
import { useWords } from '../core/use-words.ts'
import styles from './Form.module.css'
import { PlainControl, useProblemWords } from './PlainControl.tsx'
import { RowsControl } from './RowsControl.tsx'

type ControlProps = { field: Field; value: Value | undefined; problems: Problems; onChange: (value: Value | undefined) => void }

/** A field of a form with its label, hint and error. */
export function FieldControl({ field, value, problems, onChange }: ControlProps) {
  const w = useWords()
  const words = useProblemWords()
  if (field.kind === 'rows')
    return <RowsControl field={field} rows={(value as readonly Row[] | undefined) ?? []} problems={problems} onChange={onChange} />
  if (field.kind === 'choices') {
    const hints = field.options.filter(({ value: one, hint }) => hint && ((value as readonly string[] | undefined) ?? []).includes(one))
    return (
      <Stack gap={2}>
        <p className={styles.label}>{w(field.label)}</p>
        {field.hint && <p className="note">{w(field.hint)}</p>}
        <Chips
          label={w(field.label)}
          options={field.options.map((option) => ({ value: option.value, label: w(option.label) }))}
          value={(value as readonly string[] | undefined) ?? []}
          onChange={onChange}
        />
        {hints.length > 0 && (
          <ul className={styles.hints}>
            {hints.map((option) => (
              <li key={option.value}>
                <strong>{w(option.label)}</strong>: {w(option.hint!)}
              </li>
            ))}
          </ul>
        )}
        {problems[field.name] && <p className={styles.problem}>{words(problems[field.name])}</p>}
      </Stack>
    )
  }
  return <PlainControl field={field} value={value as string | number | undefined} problem={problems[field.name]} onChange={onChange} />
}

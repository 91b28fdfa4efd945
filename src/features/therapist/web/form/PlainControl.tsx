import { useMessages } from '#platform/web/i18n/messages.ts'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field as UiField } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Slider } from '#platform/web/ui/Slider.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { TimeField } from '#platform/web/ui/TimeField.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Problem } from '../../form/check.ts'
import { MAX_LINE, MAX_TEXT, type PlainField } from '../../form/fields.ts'
import { coreMessages } from '../core/messages.ts'
import { useWords } from '../core/use-words.ts'
import styles from './Form.module.css'

/** Error text of a field. */
export function useProblemWords(): (problem: Problem | undefined) => string | undefined {
  const { problems } = useMessages(coreMessages).form
  return (problem) => {
    if (problem?.what === 'range') return problems.range(problem.least, problem.most)
    if (problem?.what === 'long') return problems.long(problem.most)
    return problem && problems[problem.what]
  }
}

type PlainProps = {
  field: PlainField
  value: string | number | undefined
  problem: Problem | undefined
  onChange: (value: string | number | undefined) => void
}

/** A field with one value. */
export function PlainControl({ field, value, problem, onChange }: PlainProps) {
  const t = useMessages(coreMessages).form
  const w = useWords()
  const words = useProblemWords()
  const text = value === undefined ? '' : String(value)
  const isRating = field.kind === 'rating'
  const aside = isRating && value !== undefined ? <strong className="tabular">{value}</strong> : undefined
  return (
    <UiField
      label={w(field.label)}
      {...(field.hint && { hint: w(field.hint) })}
      error={words(problem)}
      optional={!field.isNeeded}
      {...(aside && { aside })}
    >
      {isRating ? (
        <Stack gap={2}>
          <Slider
            label={w(field.label)}
            value={typeof value === 'number' ? value : 50}
            valueText={value === undefined ? t.notSet : text}
            onChange={onChange}
          />
          <p className={styles.ends} aria-hidden="true">
            <span>0 · {w(field.ends[0])}</span>
            <span>100 · {w(field.ends[1])}</span>
          </p>
          {value === undefined && <p className="note">{t.notSet}</p>}
        </Stack>
      ) : field.kind === 'text' ? (
        <TextArea rows={3} maxLength={MAX_TEXT} value={text} onChange={onChange} />
      ) : field.kind === 'choice' ? (
        <Select
          value={text}
          placeholder={t.choose}
          options={field.options.map((option) => ({ value: option.value, label: w(option.label) }))}
          onChange={onChange}
        />
      ) : field.kind === 'time' ? (
        <TimeField value={text} onChange={onChange} />
      ) : field.kind === 'day' ? (
        <DateField value={text} onChange={onChange} />
      ) : field.kind === 'number' ? (
        <TextInput
          inputMode="numeric"
          {...(field.unit && { suffix: w(field.unit) })}
          value={text}
          onChange={(value) => onChange(readNumber(value))}
        />
      ) : (
        <TextInput {...(field.kind === 'phone' && { type: 'tel' })} maxLength={MAX_LINE} value={text} onChange={onChange} />
      )}
    </UiField>
  )
}

/** A number if the text is one; other text stays as it was typed, and saving reports it. */
function readNumber(text: string): string | number | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const number = Number(trimmed)
  return Number.isFinite(number) && String(number) === trimmed ? number : text
}

import { useEffect, useRef, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages, type Translation } from '#platform/web/i18n/messages.ts'
import { parseAmount } from '#platform/web/i18n/parse-amount.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import type { CareItem } from '../../scores/care-score.ts'
import { fatUnit, sugarUnit } from '../core/lab-units.ts'
import type { Health, Say } from '../core/health.ts'
import type { en as core } from '../core/messages.ts'
import { coreMessages } from '../core/messages.ts'
import styles from './AnswerForm.module.css'
import { draftOf, FORM_FIELDS, readDraft, type Draft, type FormField, type Problem, type Problems, type Units } from './fields.ts'
import type { en } from './messages.ts'
import { formMessages } from './messages.ts'

type Props = { item: CareItem; health: Health; say: Say; onClose: () => void }

/** Form for one of the twelve items, in the person's own units. */
export default function AnswerForm({ item, health: { data, sheet }, say, onClose }: Props) {
  const t = useMessages(coreMessages)
  const f = useMessages(formMessages)
  const format = useFormat()
  const { locale, units: system } = useLocaleSettings()
  const [units, setUnits] = useState<Units>({ sugar: sugarUnit(), fat: fatUnit(), system })
  const print = (value: number, digits: number) => format.number(value, { maximumFractionDigits: digits, useGrouping: false })
  const isHidden = item === 'body' && data.isBodyHidden
  const [draft, setDraft] = useState<Draft>(() => (isHidden ? {} : draftOf(item, sheet, units, print)))
  const [problems, setProblems] = useState<Problems>({})
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  function save() {
    const read = readDraft(item, draft, units, (text) => parseAmount(text, locale))
    if ('problems' in read) {
      setProblems(read.problems)
      setTries(tries + 1)
      return
    }
    void say(read.answer)
    onClose()
  }

  /** Converts the typed values to the other unit. */
  function changeUnits(next: Units) {
    const converted = FORM_FIELDS[item].flatMap((field) => {
      const value = field.kind === 'number' ? parseAmount(draft[field.name] ?? '', locale) : undefined
      if (field.kind !== 'number' || value === undefined) return []
      const stored = field.stored?.(value, units) ?? value
      return [[field.name, print(field.shown?.(stored, next) ?? stored, field.digits ?? 1)]]
    })
    setDraft({ ...draft, ...(Object.fromEntries(converted) as Draft) })
    setUnits(next)
  }

  const words = (problem: Problem | undefined) =>
    problem && (problem.what === 'outside' ? f.problems.outside(print(problem.least, 1), print(problem.most, 1)) : f.problems[problem.what])
  const control = (field: FormField) => {
    const change = (value: string) => setDraft({ ...draft, [field.name]: value })
    if (field.kind === 'number')
      return <TextInput inputMode="decimal" value={draft[field.name] ?? ''} onChange={change} {...suffixOf(field.name, units, format)} />
    const options = field.options.map((value) => ({ value, label: labelOf(field.name, value, t, f) }))
    return (
      <Select
        value={draft[field.name] ?? ''}
        options={field.isOptional ? [{ value: '', label: f.dontKnow }, ...options] : options}
        {...(!field.isOptional && { placeholder: f.choose })}
        onChange={change}
      />
    )
  }
  return (
    <FormDialog
      title={t.names.items[item]}
      description={f.about[item]}
      submit={f.save}
      cancel={f.cancel}
      form={form}
      className={styles.form}
      onSubmit={save}
      onClose={onClose}
    >
      {isHidden && sheet.body && <p>{f.savedHidden}</p>}
      {item === 'sugar' && (
        <SegmentedControl
          label={f.unit}
          value={units.sugar}
          options={[
            { value: 'percent', label: '%' },
            { value: 'mmol-mol', label: 'mmol/mol' },
          ]}
          onChange={(sugar) => changeUnits({ ...units, sugar })}
        />
      )}
      {item === 'cholesterol' && (
        <SegmentedControl
          label={f.unit}
          value={units.fat}
          options={[
            { value: 'mg-dl', label: 'mg/dL' },
            { value: 'mmol-l', label: 'mmol/l' },
          ]}
          onChange={(fat) => changeUnits({ ...units, fat })}
        />
      )}
      {FORM_FIELDS[item].map((field) => (
        <Field key={field.name} label={nameOf(field.name, t, f)} error={words(problems[field.name])}>
          {control(field)}
        </Field>
      ))}
      {sheet[item] && (
        <p>
          <Button
            kind="quiet"
            size="sm"
            onClick={() => {
              void say({ item, value: null })
              onClose()
            }}
          >
            {f.takeBack}
          </Button>
        </p>
      )}
    </FormDialog>
  )
}

type T = Translation<typeof core>
type F = Translation<typeof en>

function nameOf(name: string, t: T, f: F): string {
  const own: Record<string, string> = {
    systolic: f.upper,
    diastolic: f.lower,
    isTreated: f.isTreated,
    hba1c: f.hba1c,
    hasDiabetes: f.hasDiabetes,
    total: f.total,
    nonHdl: f.nonHdl,
    kg: f.weight,
    cm: f.height,
    drinksAWeek: f.drinks,
    status: f.status,
    isSmokyAtHome: f.isSmoky,
    minutesAWeek: f.minutes,
    hours: f.hours,
    trouble: f.trouble,
    level: f.stress,
    close: f.close,
    hasMeaning: f.meaning,
    ...t.names.foods,
  }
  return own[name] ?? name
}

function labelOf(field: string, value: string, { names }: T, f: F): string {
  if (field === 'hasMeaning') return names.meaning[value as 'yes' | 'no']
  const lists: Record<string, Record<string, string>> = {
    status: names.smoking,
    trouble: names.trouble,
    level: names.stress,
    close: names.close,
  }
  return lists[field]?.[value] ?? (value === 'yes' ? f.yes : f.no)
}

function suffixOf(name: string, units: Units, format: ReturnType<typeof useFormat>): { suffix?: string } {
  if (name === 'systolic' || name === 'diastolic') return { suffix: 'mmHg' }
  if (name === 'hba1c') return { suffix: units.sugar === 'percent' ? '%' : 'mmol/mol' }
  if (name === 'total' || name === 'nonHdl') return { suffix: units.fat === 'mg-dl' ? 'mg/dL' : 'mmol/l' }
  if (name === 'kg') return { suffix: format.unitLabel('weight') }
  return name === 'cm' ? { suffix: format.unitLabel('length') } : {}
}

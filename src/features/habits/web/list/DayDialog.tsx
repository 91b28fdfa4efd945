import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import type { Habit, HabitDay, Mark } from '../../contract.ts'
import { markDay } from '../data/marks.ts'
import { parseAmount } from '#platform/web/i18n/parse-amount.ts'
import { hued } from '../core/hues.ts'
import { habitMessages } from '../core/messages.ts'

type Props = { habit: Habit; day: HabitDay; isSkipping?: boolean; onClose: () => void }

/** The content of a habit's day: amount, skip with reason, and note. */
export function DayDialog({ habit, day, isSkipping = false, onClose }: Props) {
  const t = useMessages(habitMessages)
  const format = useFormat()
  const client = useQueryClient()
  const isPlain = habit.kind === 'yes' && habit.schedule.kind !== 'timesADay'
  const [value, setValue] = useState(!day.isEntered ? '' : format.number(day.value, { useGrouping: false, maximumFractionDigits: 3 }))
  const [isDone, setDone] = useState(day.value >= 1)
  const [isSkipped, setSkipped] = useState(day.isSkipped || isSkipping)
  const [reason, setReason] = useState(day.reason)
  const [note, setNote] = useState(day.note)
  const [error, setError] = useState<string>()

  function save() {
    // null: no entry; undefined: not a number.
    const amount = isPlain ? (isDone ? 1 : null) : value.trim() === '' ? null : parseAmount(value, format.locale)
    if (!isSkipped && amount === undefined) return setError(t.dayDialog.badAmount)
    const changes: Mark['change'][] = []
    if (isSkipped) {
      if (!day.isSkipped || reason.trim() !== day.reason) changes.push({ op: 'skip', isSkipped: true, reason: reason.trim() })
    } else {
      if (day.isSkipped) changes.push({ op: 'skip', isSkipped: false, reason: '' })
      if (amount !== undefined && amount !== (day.isEntered ? day.value : null)) changes.push({ op: 'set', value: amount })
    }
    if (note.trim() !== day.note) changes.push({ op: 'note', note: note.trim() })
    if (changes.length > 0) void markDay(client, habit, day, ...(changes as [Mark['change'], ...Mark['change'][]]))
    onClose()
  }

  return (
    <FormDialog
      title={t.dayDialog.title(habit.name, format.localDay(day.day, 'day'))}
      submit={t.dayDialog.save}
      cancel={t.dayDialog.cancel}
      gap={4}
      formProps={hued(habit.hue)}
      onSubmit={save}
      onClose={onClose}
    >
      {!isSkipped &&
        (isPlain ? (
          <Switch label={t.dayDialog.done} checked={isDone} onChange={setDone} />
        ) : (
          <Field label={habit.kind === 'yes' ? t.dayDialog.times : t.dayDialog.amount} error={error}>
            <TextInput
              inputMode="decimal"
              value={value}
              onChange={(value) => {
                setValue(value)
                setError(undefined)
              }}
              {...(habit.unit && { suffix: habit.unit })}
            />
          </Field>
        ))}
      <Switch label={t.dayDialog.skip} hint={t.dayDialog.skipHint} checked={isSkipped} onChange={setSkipped} />
      {isSkipped && (
        <Field label={t.dayDialog.reason} optional>
          <TextInput value={reason} maxLength={200} onChange={setReason} />
        </Field>
      )}
      {isSkipped && (
        <Chips
          single
          label={t.dayDialog.reason}
          options={t.dayDialog.reasons.map((one) => ({ value: one, label: one }))}
          value={[reason]}
          onChange={([one]) => setReason(one ?? '')}
        />
      )}
      <Field label={t.dayDialog.note} optional>
        <TextArea rows={2} maxLength={1000} value={note} onChange={setNote} />
      </Field>
    </FormDialog>
  )
}

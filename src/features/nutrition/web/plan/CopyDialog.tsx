import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import type { DiaryItem } from '../../contract/diary.ts'
import { addDays, dayIn } from '../core/day.ts'
import { addItems } from '../data/writing.ts'
import { planMessages } from './messages.ts'
import { plannedAgain } from './planned-again.ts'

interface CopyDialogProps {
  day: LocalDay
  items: readonly DiaryItem[]
  meals: readonly { id: string; name: string }[]
  onClose: () => void
}

/** Dialog to copy a day, or one meal of it, to another day. */
export default function CopyDialog({ day, items, meals, onClose }: CopyDialogProps) {
  const t = useMessages(planMessages)
  const format = useFormat()
  const client = useQueryClient()
  const [meal, setMeal] = useState('')
  const [to, setTo] = useState(() => addDays(day, 1))
  const chosen = items.filter((item) => meal === '' || item.meal === meal)
  const target = dayIn(to)
  return (
    <FormDialog
      title={t.copy.title(format.localDay(day, 'day'))}
      description={t.copy.lead}
      submit={t.copy.submit}
      cancel={t.copy.cancel}
      gap={4}
      onClose={onClose}
      onSubmit={() => {
        if (!target || chosen.length === 0) return
        void addItems(
          client,
          plannedAgain(chosen, () => target),
        )
        onClose()
      }}
    >
      <Field label={t.copy.what} error={chosen.length === 0 ? t.copy.nothing : undefined}>
        <Select
          value={meal}
          onChange={setMeal}
          options={[{ value: '', label: t.copy.all }, ...meals.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </Field>
      <Field label={t.copy.to}>
        <DateField value={to} onChange={setTo} />
      </Field>
    </FormDialog>
  )
}

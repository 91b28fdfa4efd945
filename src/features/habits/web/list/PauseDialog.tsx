import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import type { Habit } from '../../contract.ts'
import { pause } from '../data/writing.ts'
import { habitMessages } from '../core/messages.ts'
import styles from './DayDialog.module.css'

/** Pauses a habit: for a holiday, an illness, a busy month. */
export function PauseDialog({ habit, today, onClose }: { habit: Habit; today: LocalDay; onClose: () => void }) {
  const t = useMessages(habitMessages)
  const client = useQueryClient()
  const [from, setFrom] = useState<string>(today)
  const [to, setTo] = useState('')
  const isWrong = from !== '' && to !== '' && to < from

  function save() {
    if (isWrong || from === '') return
    void pause(client, habit, { from, to: to || null })
    onClose()
  }

  return (
    <FormDialog
      title={t.pauseDialog.title(habit.name)}
      description={t.pauseDialog.text}
      submit={t.pauseDialog.save}
      cancel={t.dayDialog.cancel}
      className={styles.pair}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={t.pauseDialog.from} required>
        <DateField value={from} onChange={setFrom} />
      </Field>
      <Field label={t.pauseDialog.to} hint={t.pauseDialog.toHint} optional error={isWrong ? t.pauseDialog.badEnd : undefined}>
        <DateField value={to} min={from} onChange={setTo} />
      </Field>
    </FormDialog>
  )
}

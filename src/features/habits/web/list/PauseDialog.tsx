import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import type { Habit } from '../../contract.ts'
import { pause } from '../data/writing.ts'
import { habitMessages } from '../messages.ts'
import styles from './DayDialog.module.css'

/** Lets a habit rest for a while: a holiday, an illness, a busy month. */
export function PauseDialog({ habit, today, onClose }: { habit: Habit; today: LocalDay; onClose: () => void }) {
  const t = useMessages(habitMessages)
  const client = useQueryClient()
  const form = useId()
  const [from, setFrom] = useState<string>(today)
  const [to, setTo] = useState('')
  const isWrong = from !== '' && to !== '' && to < from

  function save(event: FormEvent) {
    event.preventDefault()
    if (isWrong || from === '') return
    void pause(client, habit, { from, to: to || null })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.pauseDialog.title(habit.name)}
      description={t.pauseDialog.text}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t.dayDialog.cancel}
          </Button>
          <Button type="submit" form={form}>
            {t.pauseDialog.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className={styles.pair} noValidate>
        <Field label={t.pauseDialog.from} required>
          <DateField value={from} onChange={setFrom} />
        </Field>
        <Field label={t.pauseDialog.to} hint={t.pauseDialog.toHint} optional error={isWrong ? t.pauseDialog.badEnd : undefined}>
          <DateField value={to} min={from} onChange={setTo} />
        </Field>
      </form>
    </Dialog>
  )
}

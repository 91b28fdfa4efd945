import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FIRST_DAY, LAST_DAY } from '../core/when.ts'
import { dayFrom } from '../calendar/place.ts'
import { FormDialog } from './FormDialog.tsx'
import { partMessages } from './part-messages.ts'

const MAX_NOTE = 200

export type RangeDraft = { id: string | undefined; from: string; to: string; note: string }

type Props = { draft: RangeDraft; onSave: (fields: Omit<RangeDraft, 'id'>) => Promise<boolean>; onClose: () => void }

export function RangeDialog({ draft, onSave, onClose }: Props) {
  const own = useMessages(partMessages)
  const [from, setFrom] = useState(draft.from)
  const [to, setTo] = useState(draft.to)
  const [note, setNote] = useState(draft.note)
  const [isTried, setTried] = useState(false)
  const [noFrom, noTo] = [dayFrom(from) === undefined, dayFrom(to) === undefined]
  const isTurned = !noFrom && !noTo && to < from
  const save = async () => {
    setTried(true)
    if (!noFrom && !noTo && !isTurned && (await onSave({ from, to, note: note.trim() }))) onClose()
  }
  return (
    <FormDialog title={draft.id ? own.hard.editRange : own.hard.addRange} onSubmit={() => void save()} onClose={onClose}>
      <Grid min="11rem" style={{ alignItems: 'start' }}>
        <Field label={own.hard.from} error={isTried && noFrom ? own.hard.badDay : undefined}>
          <DateField min={FIRST_DAY} max={LAST_DAY} value={from} onChange={setFrom} />
        </Field>
        <Field label={own.hard.to} error={isTried && noTo ? own.hard.badDay : isTried && isTurned ? own.hard.badOrder : undefined}>
          <DateField min={FIRST_DAY} max={LAST_DAY} value={to} onChange={setTo} />
        </Field>
      </Grid>
      <Field label={own.hard.note} optional>
        <TextInput dir="auto" maxLength={MAX_NOTE} value={note} onChange={setNote} />
      </Field>
    </FormDialog>
  )
}

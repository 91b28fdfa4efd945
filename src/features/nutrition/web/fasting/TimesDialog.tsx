import { useState } from 'react'
import { localDayOf } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { TimeField } from '#platform/web/ui/TimeField.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { isPause, LONGEST_FAST_HOURS, type Fast } from '../../contract/fasting.ts'
import { clockOf } from '../core/day.ts'
import { fastingMessages } from './messages.ts'
import { momentOf, type StoredFast } from './moments.ts'
import styles from './Fasting.module.css'

interface TimesDialogProps {
  one: StoredFast
  onSave: (thing: Fast) => void
  onClose: () => void
}

const HOUR_MS = 3_600_000
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const fieldsOf = (at: number) => {
  const date = new Date(at)
  return { day: localDayOf(date, zone(), 0), clock: clockOf(date.getHours() * 60 + date.getMinutes()) }
}

/** Form for start and end of a fast. A running fast needs no end until the maximum length is over. */
export default function TimesDialog({ one: { thing }, onSave, onClose }: TimesDialogProps) {
  const t = useMessages(fastingMessages).edit
  const [from, setFrom] = useState(() => fieldsOf(Date.parse(thing.from)))
  const [to, setTo] = useState(() => (thing.to === null ? { day: '', clock: '' } : fieldsOf(Date.parse(thing.to))))
  const [problem, setProblem] = useState<string>()
  const save = () => {
    const begins = momentOf(from.day, from.clock)
    const ends = momentOf(to.day, to.clock)
    const isOpen = thing.to === null && to.day === '' && to.clock === ''
    if (begins === undefined || (ends === undefined && !isOpen)) return setProblem(t.invalid)
    const now = Date.now()
    const isRight = ends === undefined ? begins <= now && now - begins < LONGEST_FAST_HOURS * HOUR_MS : ends <= now && isPause(begins, ends)
    if (!isRight) return setProblem(t.wrong)
    onSave({ ...thing, from: new Date(begins).toISOString(), to: ends === undefined ? null : new Date(ends).toISOString() })
  }
  return (
    <FormDialog title={t.title} submit={t.save} cancel={t.cancel} gap={3} onClose={onClose} onSubmit={save}>
      <Grid as="fieldset" min="10rem" gap={3} className={styles.moment}>
        <legend>{t.from}</legend>
        <Field label={t.day}>
          <DateField value={from.day} onChange={(day) => setFrom({ ...from, day })} />
        </Field>
        <Field label={t.time}>
          <TimeField value={from.clock} onChange={(clock) => setFrom({ ...from, clock })} />
        </Field>
      </Grid>
      <Grid as="fieldset" min="10rem" gap={3} className={styles.moment}>
        <legend>{t.to}</legend>
        <Field label={t.day}>
          <DateField value={to.day} onChange={(day) => setTo({ ...to, day })} />
        </Field>
        <Field label={t.time}>
          <TimeField value={to.clock} onChange={(clock) => setTo({ ...to, clock })} />
        </Field>
      </Grid>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </FormDialog>
  )
}

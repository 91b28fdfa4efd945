import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { addDays, clockTime, wallClock } from '#platform/contract/dates.ts'
import { EVERY_DAY, MAX_REMINDER_WORDS, OWN_WORDS, type PlannedReminder } from '#platform/contract/reminders.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Weekdays } from '#platform/web/reminders/Weekdays.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { DateField } from '#platform/web/ui/DateField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { FormDialog } from '#platform/web/ui/FormDialog.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { TimeField } from '#platform/web/ui/TimeField.tsx'
import { remindersMessages } from './messages.ts'
import styles from './reminders-page.module.css'

const HOUR = 60
const DAY = 24 * HOUR

type Props = { reminder?: PlannedReminder; onSave: (reminder: PlannedReminder) => void; onClose: () => void }

/** One reminder in the person's own words: once on a day, or repeated on weekdays. A new one is set to the next full hour. */
export function OwnReminderDialog({ reminder, onSave, onClose }: Props) {
  const t = useMessages(remindersMessages)
  const { zone } = useUser()
  const [now] = useState(() => wallClock(new Date(), zone))
  const soon = (Math.floor(now.minutes / HOUR) + 1) * HOUR
  const [words, setWords] = useState(reminder?.words ?? '')
  const [often, setOften] = useState<'once' | 'repeats'>(reminder && reminder.day === null ? 'repeats' : 'once')
  const [day, setDay] = useState(reminder?.day ?? (soon >= DAY ? addDays(now.day, 1) : now.day))
  const [weekdays, setWeekdays] = useState(reminder?.weekdays ?? EVERY_DAY)
  const [time, setTime] = useState(clockTime(reminder?.minutes ?? soon % DAY))
  const [isTried, setTried] = useState(false)

  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const minutes = hours * HOUR + rest
  const isOnce = often === 'once'
  const isPast = isOnce && day !== '' && time !== '' && (day < now.day || (day === now.day && minutes <= now.minutes))
  const save = () => {
    setTried(true)
    if (words.trim() === '' || time === '' || (isOnce && (day === '' || isPast))) return
    const id = reminder?.id ?? uuidv7()
    onSave({
      id,
      owner: OWN_WORDS,
      subject: id,
      words: words.trim(),
      title: words.trim(),
      day: isOnce ? day : null,
      minutes,
      weekdays: isOnce ? EVERY_DAY : weekdays,
      enabled: true,
      nextAt: null,
    })
    onClose()
  }
  return (
    <FormDialog title={reminder ? t.editTitle : t.addTitle} submit={t.save} cancel={t.cancel} gap={4} onSubmit={save} onClose={onClose}>
      <Field label={t.words} error={isTried && words.trim() === '' ? t.wordsMissing : undefined}>
        <TextInput dir="auto" maxLength={MAX_REMINDER_WORDS} value={words} onChange={setWords} />
      </Field>
      <SegmentedControl
        wide
        label={t.often}
        options={[
          { value: 'once', label: t.once },
          { value: 'repeats', label: t.repeats },
        ]}
        value={often}
        onChange={setOften}
      />
      {!isOnce && <Weekdays value={weekdays} onChange={setWeekdays} />}
      <div className={styles.two}>
        {isOnce && (
          <Field label={t.day} error={isTried && day === '' ? t.dayMissing : undefined}>
            <DateField min={now.day} value={day} onChange={setDay} />
          </Field>
        )}
        <Field label={t.time} error={isTried && time === '' ? t.timeMissing : isTried && isPast ? t.past : undefined}>
          <TimeField value={time} onChange={setTime} />
        </Field>
      </div>
    </FormDialog>
  )
}

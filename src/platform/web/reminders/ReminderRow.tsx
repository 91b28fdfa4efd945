import { clockTime } from '#platform/contract/dates.ts'
import { useEffect, useState } from 'react'
import type { PlannedReminder } from '#platform/contract/reminders.ts'
import { useFormat } from '../i18n/format.ts'
import { useMessages } from '../i18n/messages.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { trash } from '../ui/icons/actions.ts'
import { Switch } from '../ui/Switch.tsx'
import { useUser } from '../session/session.ts'
import { TimeField } from '../ui/TimeField.tsx'
import { reminderMessages } from './messages.ts'
import styles from './ReminderRow.module.css'
import { weekdayNames } from '../i18n/weekday-names.ts'
import { Weekdays } from './Weekdays.tsx'

/** A turning time wheel fires many changes: only the last one is used. */
const SETTLE_MS = 600

type Props = { reminder: PlannedReminder; onChange: (reminder: PlannedReminder) => void; onRemove: () => void }

/** One reminder: its time, its days, and an on/off switch. Every change is saved at once. */
export function ReminderRow({ reminder, onChange, onRemove }: Props) {
  const t = useMessages(reminderMessages)
  const format = useFormat()
  // Reminders mean the person's clock: where this device keeps another, "next" would name another hour than the reminder.
  const { zone } = useUser()
  const [time, setTime] = useState(clockTime(reminder.minutes))
  const shown = format.localTime(clockTime(reminder.minutes))

  useEffect(() => setTime(clockTime(reminder.minutes)), [reminder.minutes])
  useEffect(() => {
    const [hours, minutes] = time.split(':').map(Number)
    const chosen = hours! * 60 + minutes!
    if (time === '' || chosen === reminder.minutes) return
    const timer = setTimeout(() => onChange({ ...reminder, minutes: chosen }), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [time, reminder, onChange])

  return (
    <li>
      <div role="group" aria-label={t.on(reminder.title, shown)} className={styles.row} data-off={reminder.enabled ? undefined : true}>
        <TimeField className={styles.time} value={time} onChange={setTime} aria-label={t.time} />
        <div className={styles.days}>
          <Weekdays value={reminder.weekdays} onChange={(weekdays) => onChange({ ...reminder, weekdays })} />
        </div>
        <p className={styles.next}>
          {reminder.enabled && reminder.nextAt
            ? t.next(`${format.date(new Date(reminder.nextAt), 'day', zone)}, ${format.time(new Date(reminder.nextAt), zone)}`)
            : t.weekdays(reminder.weekdays, weekdayNames(format.locale, 'long'), format.list)}
        </p>
        <div className={styles.controls}>
          <Switch
            labelHidden
            label={t.on(reminder.title, shown)}
            checked={reminder.enabled}
            onChange={(enabled) => onChange({ ...reminder, enabled })}
          />
          <IconButton icon={trash} label={t.remove(shown)} onClick={onRemove} />
        </div>
      </div>
    </li>
  )
}

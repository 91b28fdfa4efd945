import { useMessages } from '../i18n/messages.ts'
import { Button } from '../ui/Button.tsx'
import { plus } from '../ui/icons/controls.ts'
import { reminderMessages } from './messages.ts'
import { ReminderRow } from './ReminderRow.tsx'
import styles from './ReminderList.module.css'
import { useReminders } from './use-reminders.ts'

const DAY = 24 * 60
const MORNING = 8 * 60

/** An hour after the last one, so that several a day are a press each. */
function nextFreeTime(taken: readonly number[]): number {
  let minutes = taken.length > 0 ? (Math.max(...taken) + 60) % DAY : MORNING
  while (taken.includes(minutes)) minutes = (minutes + 15) % DAY
  return minutes
}

/** The reminders of one thing: for its feature's own page, and for the page of all reminders. */
export function ReminderList({ owner, subject, title }: { owner: string; subject: string; title: string }) {
  const t = useMessages(reminderMessages)
  const { query, put, add, remove } = useReminders()
  const mine = query.data?.reminders.filter((one) => one.owner === owner && one.subject === subject) ?? []
  return (
    <div className={styles.list}>
      {mine.length > 0 && (
        <ul role="list">
          {mine.map((reminder) => (
            <ReminderRow key={reminder.id} reminder={reminder} onChange={put} onRemove={() => void remove(reminder)} />
          ))}
        </ul>
      )}
      <Button
        kind="quiet"
        size="sm"
        icon={plus}
        aria-label={`${t.add}: ${title}`}
        disabled={!query.data}
        onClick={() => void add(owner, subject, title, nextFreeTime(mine.map(({ minutes }) => minutes)))}
      >
        {t.add}
      </Button>
    </div>
  )
}

import { useState } from 'react'
import { clockTime, instantOf } from '#platform/contract/dates.ts'
import { OWN_WORDS, type PlannedReminder } from '#platform/contract/reminders.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { weekdayNames } from '#platform/web/i18n/weekday-names.ts'
import { reminderMessages } from '#platform/web/reminders/messages.ts'
import { useReminders, type Reminders } from '#platform/web/reminders/use-reminders.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { remindersMessages } from './messages.ts'
import { OwnReminderDialog } from './OwnReminderDialog.tsx'
import styles from './reminders-page.module.css'

/** Reminders in the person's own words: those that come once and those that repeat, the next one first. */
export function OwnReminders({ data }: { data: Reminders }) {
  const t = useMessages(remindersMessages)
  const when = useWhen()
  const { put, remove } = useReminders()
  const [edited, setEdited] = useState<PlannedReminder | 'new'>()
  const own = data.reminders.filter(({ owner }) => owner === OWN_WORDS).toSorted((a, b) => (a.nextAt ?? '').localeCompare(b.nextAt ?? ''))
  return (
    <TitledCard title={t.own} pad="lg" className={styles.subject}>
      {own.length === 0 ? (
        <p className="note">{t.ownHint}</p>
      ) : (
        <ul role="list">
          {own.map((reminder) => (
            <ListRow
              as="li"
              key={reminder.id}
              title={reminder.title}
              hint={when(reminder)}
              trailing={
                <>
                  <IconButton icon={edit} label={t.editOne(reminder.title)} onClick={() => setEdited(reminder)} />
                  <IconButton icon={trash} label={t.deleteOne(reminder.title)} onClick={() => void remove(reminder)} />
                </>
              }
            />
          ))}
        </ul>
      )}
      <Button kind="quiet" size="sm" icon={plus} onClick={() => setEdited('new')}>
        {t.add}
      </Button>
      {edited && (
        <OwnReminderDialog
          {...(edited !== 'new' && { reminder: edited })}
          onSave={(reminder) => void put(reminder)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </TitledCard>
  )
}

/** Describes when a reminder is due. */
function useWhen(): (reminder: PlannedReminder) => string {
  const t = useMessages(remindersMessages)
  const shared = useMessages(reminderMessages)
  const format = useFormat()
  const { zone } = useUser()
  return ({ day, minutes, weekdays, nextAt }) => {
    const time = format.localTime(clockTime(minutes))
    if (day === null) return t.every(shared.weekdays(weekdays, weekdayNames(format.locale, 'long'), format.list), time)
    const once = t.every(format.localDay(day), time)
    return nextAt === null && instantOf(day, minutes, zone) < new Date() ? t.wasDue(once) : once
  }
}

import { Plant } from '#platform/web/botany/Plant.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { PushPermission } from '#platform/web/reminders/PushPermission.tsx'
import { ReminderList } from '#platform/web/reminders/ReminderList.tsx'
import { useOnline } from '#platform/web/offline/use-outbox.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { speciesOf } from '../core/hues.ts'
import styles from './Planted.module.css'
import { formMessages } from './messages.ts'

/** Confirmation of a new habit: its seedling, and its reminders. */
export function Planted({ id, name }: { id: string; name: string }) {
  const t = useMessages(formMessages)
  const isOnline = useOnline()
  return (
    <Stack gap={5}>
      <div className={styles.seedling}>
        <Plant species={speciesOf(id)} seed={id} growth={0.16} box="fit" decorative />
      </div>
      <p>{isOnline ? t.plantedText : t.remindersOffline}</p>
      {isOnline && (
        <>
          <ReminderList owner="habits" subject={id} title={name} />
          <PushPermission />
        </>
      )}
    </Stack>
  )
}

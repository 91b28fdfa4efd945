import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { bell } from '#platform/web/ui/icons/subjects.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { remindersMessages } from './messages.ts'

export default function RemindersSetting() {
  const t = useMessages(remindersMessages)
  return <ListRow icon={bell} title={t.title} hint={t.lead} link={<Link to="/settings/reminders" />} />
}

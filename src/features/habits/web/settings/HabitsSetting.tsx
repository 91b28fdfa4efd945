import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { download } from '#platform/web/ui/icons/actions.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { JoySetting } from '../joy/JoySetting.tsx'
import { settingsMessages } from './messages.ts'

/** The habits' part of the settings page. */
export default function HabitsSetting() {
  const t = useMessages(settingsMessages)
  return (
    <>
      <JoySetting />
      <ListRow icon={download} title={t.title} hint={t.hint} link={<Link to="/habits/transfer" />} />
    </>
  )
}

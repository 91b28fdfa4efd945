import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { download } from '#platform/web/ui/icons/actions.ts'
import { journal } from '#platform/web/ui/icons/places.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { settingsMessages } from './messages.ts'

/** The journal's rows in the app's settings. */
export default function JournalSetting() {
  const t = useMessages(settingsMessages)
  return (
    <>
      <ListRow icon={journal} title={t.row.title} hint={t.row.hint} link={<Link to="/journal/settings" />} />
      <ListRow icon={download} title={t.parts.transfer.title} hint={t.parts.transfer.hint} link={<Link to="/journal/transfer" />} />
    </>
  )
}

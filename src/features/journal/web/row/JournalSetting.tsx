import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { download } from '#platform/web/ui/icons/actions.ts'
import { journal } from '#platform/web/ui/icons/places.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { rowMessages } from './messages.ts'

/** The journal's rows in the settings of everything. */
export default function JournalSetting() {
  const t = useMessages(rowMessages)
  return (
    <>
      <ListRow icon={journal} title={t.title} hint={t.hint} link={<Link to="/journal/settings" />} />
      <ListRow icon={download} title={t.transfer} hint={t.transferHint} link={<Link to="/journal/transfer" />} />
    </>
  )
}

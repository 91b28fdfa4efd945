import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { chart } from '#platform/web/ui/icons/tools.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { rowMessages } from './messages.ts'

/** Link to the measurements on the profile page. */
export default function ProfileRow() {
  const t = useMessages(rowMessages)
  return <ListRow as="li" icon={chart} title={t.title} hint={t.hint} link={<Link to="/measurements" viewTransition />} />
}

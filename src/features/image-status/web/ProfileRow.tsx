import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { refresh } from '#platform/web/ui/icons/controls.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { statusMessages } from './messages.ts'

/** Link to the list of slow work, on the profile page. */
export default function ProfileRow() {
  const t = useMessages(statusMessages)
  return <ListRow as="li" icon={refresh} title={t.title} hint={t.hint} link={<Link to="/image-status" viewTransition />} />
}

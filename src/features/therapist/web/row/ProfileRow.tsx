import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { leaf } from '#platform/web/ui/icons/things.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { rowMessages } from './messages.ts'

/** The row of the profile that leads to the therapist area. */
export default function ProfileRow() {
  const t = useMessages(rowMessages)
  return <ListRow as="li" icon={leaf} title={t.title} hint={t.hint} link={<Link to="/my-therapist" viewTransition />} />
}

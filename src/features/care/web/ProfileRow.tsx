import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { people } from '#platform/web/ui/icons/things.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { helpMessages } from './messages.ts'

export default function ProfileRow() {
  const t = useMessages(helpMessages)
  return <ListRow as="li" icon={people} title={t.title} hint={t.hint} link={<Link to="/get-help" />} />
}

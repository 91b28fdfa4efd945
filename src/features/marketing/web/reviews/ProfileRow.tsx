import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { star } from '#platform/web/ui/icons/marks.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { rowMessages } from './row-messages.ts'

export default function ProfileRow() {
  const t = useMessages(rowMessages)
  return <ListRow as="li" icon={star} title={t.title} hint={t.hint} link={<Link to="/reviews" />} />
}

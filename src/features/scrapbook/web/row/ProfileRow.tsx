import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { scrapbook } from '#platform/web/ui/icons/choices.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { profileRowMessages } from './messages.ts'

export default function ProfileRow() {
  const t = useMessages(profileRowMessages)
  return <ListRow as="li" icon={scrapbook} title={t.title} hint={t.hint} link={<Link to="/my-scrapbook" />} />
}

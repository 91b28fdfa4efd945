import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { heart } from '#platform/web/ui/icons/marks.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { rowMessages } from './messages.ts'

/** Link to cardio on the Body home page. */
export default function BodyRow() {
  const t = useMessages(rowMessages)
  return <ListRow as="li" icon={heart} title={t.title} link={<Link to="/gym-ai/cardio" viewTransition />} />
}

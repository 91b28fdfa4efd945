import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { nutrition } from '#platform/web/ui/icons/subjects.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { rowMessages } from './messages.ts'

/** Link to the food diary on the Body home page. */
export default function BodyRow() {
  const t = useMessages(rowMessages)
  return <ListRow as="li" icon={nutrition} title={t.title} link={<Link to="/nutrition-analytics" viewTransition />} />
}

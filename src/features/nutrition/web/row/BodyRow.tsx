import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { nutrition } from '#platform/web/ui/icons/subjects.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { rowMessages } from './messages.ts'

/** The way to the food diary, from Body's home. */
export default function BodyRow() {
  const t = useMessages(rowMessages)
  return <ListRow as="li" icon={nutrition} title={t.title} link={<Link to="/nutrition-analytics" viewTransition />} />
}

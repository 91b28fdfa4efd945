import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { doorMessages } from './door/messages.ts'

/** On Mind's home: the way into the wiki. */
export default function MindDoor() {
  const t = useMessages(doorMessages)
  return (
    <Card look="tinted" as="section">
      <h2>
        <Link to="/brain-forest/infinite-wiki" viewTransition className={stretchedClass}>
          {t.title}
        </Link>
      </h2>
      <p>{t.text}</p>
    </Card>
  )
}

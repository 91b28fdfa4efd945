import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { trainingMessages } from './messages.ts'

/** Reports that the place of a plan was deleted, and links to the choice of another. */
export function DeletedPlace({ plan, hasPlaces }: { plan: string; hasPlaces: boolean }) {
  const { deletedPlace: t } = useMessages(trainingMessages)
  return (
    <Card as="section" role="status">
      <p>{t.text}</p>
      <p>
        <Link to={hasPlaces ? `/workout-plan/${plan}` : '/gym-ai/gyms'} className={buttonClass({ kind: 'soft' })}>
          {hasPlaces ? t.choose : t.add}
        </Link>
      </p>
    </Card>
  )
}

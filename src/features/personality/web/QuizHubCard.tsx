import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ProgressRing } from '#platform/web/ui/ProgressRing.tsx'
import { useFormat } from '#platform/web/i18n/format.ts'
import { hubMessages } from './hub/messages.ts'
import styles from './QuizHubCard.module.css'

/** Data from the server half: a questionnaire in progress, or the day of a result that is a year old. */
type CardData = { kind: 'draft'; id: string; answered: number; of: number } | { kind: 'retest'; day: string }

/** A questionnaire to continue or to repeat: a ring with the figures, and one button. */
export default function QuizHubCard({ data }: { data: Record<string, unknown> }) {
  const t = useMessages(hubMessages)
  const format = useFormat()
  const card = data as CardData
  return (
    <Card as="article" className={styles.card} data-area="mind">
      {card.kind === 'draft' && (
        <ProgressRing
          label={t.progress}
          value={card.of > 0 ? card.answered / card.of : 0}
          valueText={t.of(card.answered, card.of)}
          size={56}
          thickness={6}
        />
      )}
      <div className={styles.words}>
        <h3>{card.kind === 'draft' ? t.draft : t.retest}</h3>
        <p>{card.kind === 'draft' ? t.of(card.answered, card.of) : t.last(format.localDay(card.day))}</p>
      </div>
      <Link
        to={card.kind === 'draft' ? `/personality-quiz?taking=${card.id}` : '/personality-quiz'}
        className={buttonClass({ kind: 'soft', size: 'sm' })}
      >
        {card.kind === 'draft' ? t.goOn : t.look}
      </Link>
    </Card>
  )
}

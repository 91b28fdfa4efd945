import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import type { DayFocus } from '../engine/types.ts'
import { hubMessages } from './hub/messages.ts'
import styles from './TrainingHubCard.module.css'

/** The server's data: a session under way, or the plan's next one. */
type CardData = { kind: 'open'; id: string; name: string } | { kind: 'next'; focus: DayFocus; name: string; number: number; of: number }

/** The next session, or the one under way, one press away. */
export default function TrainingHubCard({ data }: { data: Record<string, unknown> }) {
  const t = useMessages(hubMessages)
  const card = data as CardData
  const name = card.name || (card.kind === 'next' ? t.focus[card.focus] : t.training)
  return (
    <Card as="article" className={styles.card} data-area="body">
      <div>
        <p className="note">{card.kind === 'open' ? t.underWay : t.next(card.number, card.of)}</p>
        <h3>{name}</h3>
      </div>
      <Link to={card.kind === 'open' ? `/workout-session/${card.id}` : '/gym-ai'} className={buttonClass({ kind: 'soft' })}>
        {card.kind === 'open' ? t.goOn : t.look}
      </Link>
    </Card>
  )
}

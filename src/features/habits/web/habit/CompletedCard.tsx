import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { undo } from '#platform/web/ui/icons/actions.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { listCompletedHabits } from '../../contract.ts'
import { hued } from '../core/hues.ts'
import { StrengthPlant } from '../list/StrengthPlant.tsx'
import { habitMessages } from '../core/messages.ts'
import shared from './Habit.module.css'
import styles from './CompletedCard.module.css'
import { recordMessages } from './messages.ts'

type Props = { item: OutputOf<typeof listCompletedHabits>['habits'][number]; onRestore: () => void }

/** A habit that is over, with its final figures. */
export function CompletedCard({ item: { habit, strength, bestStreak, daysDone, total, lastDay }, onRestore }: Props) {
  const t = useMessages(recordMessages)
  const h = useMessages(habitMessages)
  const format = useFormat()
  const figures: [string, string][] = [
    [t.completed.daysDone, format.number(daysDone)],
    [t.completed.best, format.number(bestStreak)],
    ...(habit.kind === 'yes' ? [] : ([[t.completed.total, h.amount(habit, total, format)]] as [string, string][])),
    [t.completed.last, lastDay ? format.localDay(lastDay) : t.completed.never],
  ]
  return (
    <li>
      <Card className={styles.record} data-area="habit" style={hued(habit.hue).style}>
        <div className={styles.recordPlant}>
          <StrengthPlant id={habit.id} strength={habit.completedDay ? 1 : strength} />
        </div>
        <div>
          <h3>
            <Link to={`/habits/${habit.id}`} viewTransition>
              {habit.name}
            </Link>
          </h3>
          {habit.completedDay && <p className={shared.hint}>{t.completed.reached(format.localDay(habit.completedDay))}</p>}
        </div>
        <dl className={styles.figures}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.recordActions}>
          <Button
            kind="soft"
            size="sm"
            icon={undo}
            onClick={onRestore}
            aria-label={t.completed.restore(habit.completedDay ? t.completed.goOn : t.restore, habit.name)}
          >
            {habit.completedDay ? t.completed.goOn : t.restore}
          </Button>
        </p>
      </Card>
    </li>
  )
}

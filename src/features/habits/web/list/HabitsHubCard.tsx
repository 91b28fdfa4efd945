import { use } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { AnsweredAt } from '#platform/web/query/answered-at.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronEnd } from '#platform/web/ui/icons/controls.ts'
import { dayTarget, targetDays } from '../../engine/schedule.ts'
import type { DueHabit } from '../../hub-card.ts'
import { useMarks } from '../data/pending.ts'
import { applyOptimisticToDue } from '../data/optimistic.ts'
import { hued } from '../core/hues.ts'
import { useJoy } from '../joy/use-joy.tsx'
import styles from './HubCard.module.css'
import { MarkButton } from './MarkButton.tsx'
import { habitMessages } from '../core/messages.ts'

/** The hub's card: habits due today, one tap each. */
export default function HabitsHubCard({ data }: { data: Record<string, unknown> }) {
  const t = useMessages(habitMessages)
  const format = useFormat()
  const marks = useMarks(use(AnsweredAt))
  const habits = (data.habits as DueHabit[]).map((item) => applyOptimisticToDue(item, marks))
  const left = habits.filter(({ standing, today }) => !standing.isDone && !today.isSkipped).length
  const joy = useJoy(left, habits[0]?.today.day)
  /** "3 / 8", "4 of 10 pages", "1 · at most 2 sweets". */
  const soFar = ({ habit, today, standing }: DueHabit): string => {
    if (habit.kind === 'yes') return `${format.number(today.value)} / ${format.number(dayTarget(habit))}`
    const target = t.amount(habit, habit.target, format)
    const now = format.number(standing.amount)
    return habit.kind === 'atMost' ? `${now} · ${t.row.atMost(target)}` : `${now} ${t.row.of(target)}`
  }
  return (
    <Card as="article" data-area="habits" gap={4}>
      <header className={styles.head}>
        <div>
          <h3>{left > 0 ? t.hub.title : t.hub.done}</h3>
          <p className="note">{left > 0 ? t.lead.left(left) : t.hub.doneText}</p>
        </div>
        <Link to="/habits" viewTransition className={styles.all}>
          {t.hub.all}
          <Icon of={chevronEnd} size={18} />
        </Link>
      </header>
      <ul role="list" className={styles.habits}>
        {habits.map((item) => (
          <li key={item.habit.id} {...hued(item.habit.hue)}>
            <MarkButton item={item} />
            <Link to={`/habits/${item.habit.id}`} viewTransition className={styles.name}>
              {item.habit.name}
            </Link>
            {(item.habit.kind !== 'yes' || item.habit.schedule.kind === 'timesADay') && (
              <span className="note">
                {soFar(item)}
                {targetDays(item.habit) > 1 && ` ${t.row.inDays(targetDays(item.habit))}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      {joy}
    </Card>
  )
}

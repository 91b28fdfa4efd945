import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chart } from '#platform/web/ui/icons/tools.ts'
import { chevronEnd, check } from '#platform/web/ui/icons/controls.ts'
import { garden } from '#platform/web/ui/icons/subjects.ts'
import { ProgressRing } from '#platform/web/ui/ProgressRing.tsx'
import type { HabitList } from '../data/changes.ts'
import { dayState, isForToday } from '../data/day-state.ts'
import { habitMessages } from '../core/messages.ts'
import styles from './DayPanel.module.css'

/** Panel beside the list: today's progress, the week, and links to more. */
export function DayPanel({ list }: { list: HabitList }) {
  const t = useMessages(habitMessages)
  const format = useFormat()
  const asked = list.habits.filter((item) => isForToday(item) && !item.today.isSkipped)
  const done = asked.filter(({ standing }) => standing.isDone).length
  const week = (list.habits[0]?.week ?? []).map(({ day }, index) => ({
    day,
    done: list.habits.filter(({ habit, week: days }) => dayState(habit, days[index]!) === 'done').length,
  }))
  const most = Math.max(1, ...week.map((day) => day.done))
  const links = [
    { to: '/habit-analytics', label: t.toAnalytics, icon: chart },
    { to: '/habits/completed', label: t.toCompleted, icon: check },
    { to: '/my-garden', label: t.toGarden, icon: garden },
  ]
  return (
    <div className={styles.panel}>
      {asked.length > 0 && (
        <Card className={styles.today}>
          <ProgressRing
            label={t.panel.title}
            value={done / asked.length}
            valueText={t.panel.ring(done, asked.length)}
            size={112}
            thickness={9}
          >
            <span className={styles.count}>
              {format.number(done)}
              <small> / {format.number(asked.length)}</small>
            </span>
          </ProgressRing>
          <div className={styles.week}>
            <h2 className={styles.title}>{t.panel.week}</h2>
            <ul role="list" className={styles.days}>
              {week.map((day) => (
                <li key={day.day}>
                  <span className="visually-hidden">{t.panel.weekDay(format.localDay(day.day, 'day'), day.done)}</span>
                  <span className={styles.bar} aria-hidden="true">
                    <span style={{ blockSize: `${(day.done / most) * 100}%` }} />
                  </span>
                  <span className={styles.letter} aria-hidden="true">
                    {format.localDay(day.day, 'day').slice(0, 2)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </Card>
      )}
      <nav aria-label={t.panel.more} className={styles.links}>
        {links.map(({ to, label, icon }) => (
          <Link key={to} to={to} viewTransition>
            <Icon of={icon} size={20} />
            <span>{label}</span>
            <Icon of={chevronEnd} size={18} />
          </Link>
        ))}
      </nav>
    </div>
  )
}

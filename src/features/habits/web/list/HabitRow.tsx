import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import type { HabitToday } from '../../contract.ts'
import { hued } from '../core/hues.ts'
import { habitMessages } from '../core/messages.ts'
import { AmountStepper } from './AmountStepper.tsx'
import { useRowActions } from './row-actions.ts'
import styles from './HabitRow.module.css'
import { MarkButton } from './MarkButton.tsx'
import { RowMenu } from './RowMenu.tsx'
import { statusWords } from './status-words.ts'
import { StrengthPlant } from './StrengthPlant.tsx'
import { WeekStrip } from './WeekStrip.tsx'

/** A habit today: one tap to mark it, its last week, its growth. */
export function HabitRow({ item, level }: { item: HabitToday; level: 3 | 4 }) {
  const Heading = `h${level}` as const
  const t = useMessages(habitMessages)
  const format = useFormat()
  const ask = useRowActions()
  const { habit, today, standing } = item
  return (
    <li className={styles.row} {...hued(habit.hue)} data-quiet={standing.isDone || today.isSkipped || undefined}>
      <MarkButton item={item} onExact={() => ask.day(habit, today)} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={`/habits/${habit.id}`} viewTransition className={styles.link}>
            {habit.name}
          </Link>
        </Heading>
        <p className={styles.meta}>
          {today.isSkipped ? `${t.row.state.skipped}${today.reason ? `: ${today.reason}` : ''}` : statusWords(item, t, format)}
        </p>
      </div>
      {habit.kind !== 'yes' && (
        <div className={styles.amount}>
          <AmountStepper item={item} />
        </div>
      )}
      <div
        className={styles.plant}
        role="img"
        aria-label={t.row.strength(habit.name, format.percent(standing.strength))}
        title={format.percent(standing.strength)}
      >
        <StrengthPlant id={habit.id} strength={standing.strength} />
      </div>
      <div className={styles.menu}>
        <RowMenu item={item} />
      </div>
      <div className={styles.week}>
        <WeekStrip item={item} onDay={(day) => ask.day(habit, day)} />
      </div>
    </li>
  )
}

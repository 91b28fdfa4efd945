import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { HabitOverview } from '../../contract-analytics.ts'
import { hued } from '../core/hues.ts'
import { iconOf } from '../core/icons.ts'
import { PatternCard } from './AnalyticsCards.tsx'
import styles from './StrengthsCard.module.css'
import { analyticsMessages } from './messages.ts'

/** All habits by their current strength. */
export function StrengthsCard({ habits }: { habits: readonly HabitOverview[] }) {
  const { strength: t } = useMessages(analyticsMessages)
  const format = useFormat()
  const sorted = habits.toSorted((a, b) => b.strength.now - a.strength.now)
  const share = (value: number | null) => (value === null ? t.none : format.percent(value))
  return (
    <PatternCard
      words={t}
      rows={sorted.map(({ name, strength, streak, daysDone }) => [
        name,
        share(strength.now),
        share(strength.month),
        share(strength.year),
        format.number(streak),
        format.number(daysDone),
      ])}
    >
      <Stack as="ul" role="list" gap={3} className={styles.strengths}>
        {sorted.map(({ id, name, icon, hue, strength }) => (
          <li key={id} {...hued(hue)}>
            <Icon of={iconOf(icon)} size={22} />
            <Link to={`/habits/${id}`} viewTransition>
              {name}
            </Link>
            <span className="soft tabular">{share(strength.now)}</span>
            <span
              className={styles.bar}
              role="img"
              aria-label={t.bar(name, share(strength.now), strength.month === null ? undefined : share(strength.month))}
              style={{ '--now': strength.now, '--then': strength.month ?? strength.now } as CSSProperties}
              data-then={strength.month !== null || undefined}
            />
          </li>
        ))}
      </Stack>
    </PatternCard>
  )
}

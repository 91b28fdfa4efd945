import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import styles from './Hub.module.css'
import { hubMessages } from './messages.ts'

interface StreakCardProps {
  streak: { current: number; longest: number; restsLeft: number }
}

/** The current and longest streak, and the rest days left, without reproach for a missed day. */
export function StreakCard({ streak: { current, longest, restsLeft } }: StreakCardProps) {
  const t = useMessages(hubMessages)
  return (
    <TitledCard isSmall title={current > 0 ? t.streak.days(current) : t.streak.title}>
      <p className={styles.hint}>{current === 0 ? t.streak.none : restsLeft > 0 ? t.streak.rests(restsLeft) : t.streak.noRests}</p>
      {longest > current && <p className={styles.longest}>{t.streak.longest(longest)}</p>}
    </TitledCard>
  )
}

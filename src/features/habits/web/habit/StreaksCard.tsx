import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import type { Streak } from '../../engine/streaks.ts'
import shared from './Habit.module.css'
import styles from './StreaksCard.module.css'
import { recordMessages } from './messages.ts'

/** The longest streaks, as a list of labelled bars. */
export function StreaksCard({ streaks }: { streaks: readonly Streak[] }) {
  const { streaks: t } = useMessages(recordMessages)
  const format = useFormat()
  const shown = streaks.filter(({ length }) => length > 1)
  const most = shown[0]?.length ?? 1
  return (
    <TitledCard pad="lg" title={t.title} gap={3} className={shared.streaks}>
      {shown.length === 0 ? (
        <p className={shared.hint}>{t.none}</p>
      ) : (
        <ol role="list">
          {shown.map(({ from, to, length }) => (
            <li key={from}>
              <span className={shared.streakBar} style={{ inlineSize: `${Math.max(4, (length / most) * 100)}%` }} aria-hidden="true" />
              <span className={styles.streakLength}>{t.length(length)}</span>
              <span className={shared.hint}>{t.range(format.localDay(from), format.localDay(to))}</span>
            </li>
          ))}
        </ol>
      )}
    </TitledCard>
  )
}

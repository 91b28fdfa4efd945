import { useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import type { HabitDay } from '../../contract.ts'
import shared from './Habit.module.css'
import styles from './NotesCard.module.css'
import { recordMessages } from './messages.ts'

const STEP = 12

/** Notes on single days, latest first, and the habit's own notes. */
export function NotesCard({ own, days, onPick }: { own: string; days: readonly HabitDay[]; onPick: (day: HabitDay) => void }) {
  const { notes: t } = useMessages(recordMessages)
  const format = useFormat()
  const [count, setCount] = useState(STEP)
  return (
    <TitledCard pad="lg" title={t.title} gap={3} className={shared.notes}>
      {own && (
        <div>
          <h3 className={shared.hint}>{t.own}</h3>
          <p className={styles.own}>{own}</p>
        </div>
      )}
      {days.length === 0 ? (
        <p className={shared.hint}>{t.none}</p>
      ) : (
        <ul role="list">
          {days.slice(0, count).map((day) => (
            <li key={day.day}>
              <button type="button" onClick={() => onPick(day)}>
                {format.localDay(day.day, 'day')}, {day.day.slice(0, 4)}
              </button>
              {day.reason && <p>{t.reason(day.reason)}</p>}
              {day.note && <p className={styles.own}>{day.note}</p>}
            </li>
          ))}
        </ul>
      )}
      {days.length > count && (
        <Button kind="quiet" size="sm" onClick={() => setCount(count + STEP)}>
          {t.more}
        </Button>
      )}
    </TitledCard>
  )
}

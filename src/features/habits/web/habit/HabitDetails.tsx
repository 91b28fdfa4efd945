import { useMessages } from '#platform/web/i18n/messages.ts'
import { ReminderList } from '#platform/web/reminders/ReminderList.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import type { HabitAnswer } from '../data/changes.ts'
import styles from './HabitRecord.module.css'
import { HistoryCard } from './HistoryCard.tsx'
import { recordMessages } from './messages.ts'
import { NotesCard } from './NotesCard.tsx'
import type { Opened } from './opened.ts'
import type { recordOf } from './record.ts'
import { RhythmCard } from './RhythmCard.tsx'
import { StreaksCard } from './StreaksCard.tsx'
import { TotalsCard } from './TotalsCard.tsx'

interface HabitDetailsProps {
  answer: HabitAnswer
  record: ReturnType<typeof recordOf>
  onOpen: (open: Opened) => void
}

/** A habit's days in detail, its reminders and its notes. */
export function HabitDetails({ answer, record, onOpen }: HabitDetailsProps) {
  const { habit } = answer
  const t = useMessages(recordMessages)
  return (
    <>
      <HistoryCard answer={answer} years={record.years} onPick={({ day }) => onOpen({ what: 'day', day })} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <TotalsCard habit={habit} record={record} />
          <RhythmCard table={record.rhythm} />
          <TitledCard pad="lg" title={t.reminders} gap={3}>
            <ReminderList owner="habits" subject={habit.id} title={habit.name} />
          </TitledCard>
        </div>
        <div className={styles.column}>
          <StreaksCard streaks={record.streaks} />
          <NotesCard own={habit.notes} days={record.notes} onPick={({ day }) => onOpen({ what: 'day', day })} />
        </div>
      </div>
    </>
  )
}

import { useState } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Chips } from '#platform/web/ui/Chips.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { MoodFace, type Mood } from '#platform/web/ui/MoodFace.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { EntryHead } from '../local/types.ts'
import { useJournal, useRecords } from '../local/use-journal.ts'
import { MoodFaces } from '../mood/MoodFaces.tsx'
import { useMoodNames } from '../mood/mood-names.ts'
import { calendarMessages } from './messages.ts'
import { useDayMood } from './use-day-mood.ts'
import styles from './DayDetails.module.css'

type Props = { day: LocalDay; today: LocalDay; heads: readonly EntryHead[] }

/** The day's moods, and buttons to add one. */
export function DayMoods({ day, today, heads }: Props) {
  const t = useMessages(calendarMessages)
  const format = useFormat()
  const journal = useJournal()
  const keep = useDayMood(day, today)
  const { nameOf } = useMoodNames()
  const own = useRecords('mood')
  const felt = heads.filter((head) => head.mood !== null)
  const [isAsking, setAsking] = useState(false)
  const [logged, setLogged] = useState<{ id: string; level: Mood; moodId: string | null }>()

  const fail = () => toast({ title: t.day.failed, tone: 'destructive' })
  const log = async (level: Mood) => {
    try {
      const id = await keep({ level, moodId: null })
      setLogged({ id, level, moodId: null })
      setAsking(false)
      toast({
        title: t.day.logged(nameOf({ level, moodId: null })),
        tone: 'good',
        action: {
          label: t.day.undo,
          onPress: () => {
            setLogged(undefined)
            journal.change('entry', id, { trashed: true }).catch(fail)
          },
        },
      })
    } catch {
      fail()
    }
  }
  const closer = own.filter(({ data }) => logged && !data.archived && data.level === logged.level)
  const openMoodDetails = (ids: string[]) => {
    if (!logged) return
    const moodId = ids[0] ?? null
    setLogged({ ...logged, moodId })
    journal.change('entry', logged.id, { mood: { level: logged.level, moodId } }).catch(fail)
  }
  return (
    <Stack as="section" gap={3}>
      {felt.length > 0 && (
        <ul className={styles.moods} role="list">
          {felt.map((head) => (
            <li key={head.id}>
              <MoodFace mood={head.mood!.level as Mood} size={44} decorative />
              <span className={styles.moodName}>{nameOf(head.mood!)}</span>
              <span className={styles.time}>{format.time(head.at, head.zone)}</span>
            </li>
          ))}
        </ul>
      )}
      {logged && closer.length > 0 && (
        <Chips
          label={t.day.closer}
          single
          options={closer.map(({ id, data }) => ({ value: id, label: data.name }))}
          value={logged.moodId ? [logged.moodId] : []}
          onChange={openMoodDetails}
        />
      )}
      {felt.length === 0 || isAsking ? (
        <Stack gap={3}>
          <p className={styles.question}>{day === today ? t.day.moodToday : t.day.mood}</p>
          <MoodFaces size={44} onPick={(mood) => void log(mood)} />
        </Stack>
      ) : (
        <div>
          <Button kind="quiet" size="sm" icon={plus} onClick={() => setAsking(true)}>
            {t.day.another}
          </Button>
        </div>
      )}
    </Stack>
  )
}

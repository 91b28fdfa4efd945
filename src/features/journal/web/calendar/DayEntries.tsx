import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { starFull } from '#platform/web/ui/icons/marks.ts'
import { journal } from '#platform/web/ui/icons/places.ts'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { MoodFace, type Mood } from '#platform/web/ui/MoodFace.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { EntryHead } from '../local/types.ts'
import { isWritten } from './days.ts'
import { calendarMessages } from './messages.ts'
import styles from './DayDetails.module.css'

/** The day's entries, as links. */
export function DayEntries({ heads }: { heads: readonly EntryHead[] }) {
  const t = useMessages(calendarMessages)
  const format = useFormat()
  const written = heads.filter(isWritten)
  return (
    <Stack as="section" gap={3}>
      <h3 className={styles.heading}>{t.day.entries}</h3>
      {written.length === 0 ? (
        <p className="note">{t.day.noEntries}</p>
      ) : (
        <ul className={styles.entries} role="list">
          {written.map((head) => (
            <ListRow
              key={head.id}
              as="li"
              {...(head.mood ? { leading: <MoodFace mood={head.mood.level as Mood} size={32} decorative /> } : { icon: journal })}
              title={<span className={styles.entryTitle}>{head.title || head.preview || t.day.untitled}</span>}
              hint={
                <span className={styles.hint}>
                  {format.time(head.at, head.zone)}
                  {head.hard && ` · ${t.day.hard}`}
                  {head.starred && <Icon of={starFull} size={14} label={t.starred} className={styles.star} />}
                  {head.title && head.preview && <span className={styles.preview}>{head.preview}</span>}
                </span>
              }
              link={<Link to={`/journal/${head.id}`} />}
            />
          ))}
        </ul>
      )}
    </Stack>
  )
}

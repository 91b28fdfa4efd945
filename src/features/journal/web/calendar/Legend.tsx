import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { starFull } from '#platform/web/ui/icons/marks.ts'
import { image } from '#platform/web/ui/icons/capture.ts'
import { uiMessages } from '#platform/web/ui/messages.ts'
import { MoodFace, moods } from '#platform/web/ui/MoodFace.tsx'
import { calendarMessages } from './messages.ts'
import styles from './Legend.module.css'

/** The names of the mood symbols, and the meaning of the small marks. */
export function Legend({ marks }: { marks: boolean }) {
  const t = useMessages(calendarMessages)
  const { moods: names } = useMessages(uiMessages)
  return (
    <ul className={styles.legend} role="list" aria-label={t.marks.label}>
      {moods.map((mood) => (
        <li key={mood}>
          <MoodFace mood={mood} size={20} decorative />
          {names[mood - 1]}
        </li>
      ))}
      {!marks && (
        <li>
          <span className={styles.dot} />
          {t.marks.withoutMood}
        </li>
      )}
      {marks && (
        <>
          <li>
            <Icon of={edit} size={16} />
            {t.marks.written}
          </li>
          <li>
            <Icon of={image} size={16} />
            {t.marks.photo}
          </li>
          <li>
            <Icon of={starFull} size={16} />
            {t.marks.starred}
          </li>
        </>
      )}
    </ul>
  )
}

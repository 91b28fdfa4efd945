import { useMessages } from '#platform/web/i18n/messages.ts'
import { type Mood, MoodFace, moods } from '#platform/web/ui/MoodFace.tsx'
import { landingMessages } from './messages.ts'
import styles from './Sketches.module.css'

const CHOSEN: Mood = 4

export function JournalSketch() {
  const t = useMessages(landingMessages).seedlings.journal
  return (
    <div role="img" aria-label={t.label} className={styles.sketch}>
      <div aria-hidden="true" className={styles.parts}>
        <p className={styles.question}>{t.question}</p>
        <div className={styles.moods}>
          {moods.map((mood) => (
            <span key={mood} data-chosen={mood === CHOSEN || undefined}>
              <MoodFace mood={mood} size={34} decorative />
            </span>
          ))}
        </div>
        <p className={styles.page}>{t.line}</p>
      </div>
    </div>
  )
}

import { MoodFace, moods } from '#platform/web/ui/MoodFace.tsx'
import styles from './MoodTimeline.module.css'

/** The five faces at their heights. */
export function MoodAxis() {
  return (
    <div className={styles.axis}>
      {moods.toReversed().map((level) => (
        <MoodFace key={level} mood={level} size={22} decorative />
      ))}
    </div>
  )
}

import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { type Mood as Level, MoodFace } from '#platform/web/ui/MoodFace.tsx'
import type { Mood } from '../../contract/records.ts'
import styles from './Mood.module.css'
import { useMoodNames } from './mood-names.ts'

/** A mood of today, with a link to its entry. `zone`: of the clock, where it is not the person's own. */
export function LoggedMood({ entryId, mood, at, zone }: { entryId: string; mood: Mood; at: number; zone?: string }) {
  const format = useFormat()
  const { nameOf } = useMoodNames()
  return (
    <Link to={`/journal/${entryId}`} className={styles.mood}>
      <MoodFace mood={mood.level as Level} size={44} decorative />
      <span>
        <b>{nameOf(mood)}</b>
        <span className="note">{format.time(at, zone)}</span>
      </span>
    </Link>
  )
}

import { useMessages } from '#platform/web/i18n/messages.ts'
import { moods } from '#platform/web/ui/MoodFace.tsx'
import { settingsMessages } from './messages.ts'
import { MoodLevelNames } from './MoodLevelNames.tsx'
import styles from './Settings.module.css'

export function MoodsPart() {
  const t = useMessages(settingsMessages)
  return (
    <>
      <p className={styles.lead}>{t.moods.lead}</p>
      {moods.toReversed().map((level) => (
        <MoodLevelNames key={level} level={level} />
      ))}
    </>
  )
}

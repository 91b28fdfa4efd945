import { useMessages } from '#platform/web/i18n/messages.ts'
import { HardRanges } from './HardRanges.tsx'
import { HardTags } from './HardTags.tsx'
import { settingsMessages } from './messages.ts'
import styles from './Settings.module.css'

export function HardPart() {
  const t = useMessages(settingsMessages)
  return (
    <>
      <p className={styles.lead}>{t.hard.lead}</p>
      <HardTags />
      <HardRanges />
    </>
  )
}

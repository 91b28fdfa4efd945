import { useMessages } from '#platform/web/i18n/messages.ts'
import { HardRanges } from './HardRanges.tsx'
import { HardTags } from './HardTags.tsx'
import { partMessages } from './part-messages.ts'
import styles from './Settings.module.css'

export function HardPart() {
  const own = useMessages(partMessages)
  return (
    <>
      <p className={styles.lead}>{own.hard.lead}</p>
      <HardTags />
      <HardRanges />
    </>
  )
}

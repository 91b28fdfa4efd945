import { useMessages } from '#platform/web/i18n/messages.ts'
import { landingMessages } from './messages.ts'
import styles from './Sketches.module.css'

export function CompanionSketch() {
  const t = useMessages(landingMessages).seedlings.companion
  return (
    <div role="img" aria-label={t.label} className={styles.sketch}>
      <div aria-hidden="true" className={styles.parts}>
        <p className={styles.you}>{t.you}</p>
        <p className={styles.reply}>{t.reply}</p>
      </div>
    </div>
  )
}

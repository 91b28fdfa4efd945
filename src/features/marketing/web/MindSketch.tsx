import { useMessages } from '#platform/web/i18n/messages.ts'
import { landingMessages } from './messages.ts'
import styles from './Sketches.module.css'

const LIT = 5
const BEFORE = [0, 7]

export function MindSketch() {
  const t = useMessages(landingMessages).seedlings.mind
  return (
    <div role="img" aria-label={t.label} className={styles.sketch}>
      <div aria-hidden="true" className={styles.game}>
        <div className={styles.board}>
          {Array.from({ length: 9 }, (_, place) => (
            <span key={place} data-lit={place === LIT || undefined} data-before={BEFORE.includes(place) || undefined} />
          ))}
        </div>
        <div className={styles.parts}>
          <p className={styles.question}>{t.question}</p>
          <p className={styles.answers}>
            <span>{t.yes}</span>
            <span>{t.no}</span>
          </p>
        </div>
      </div>
    </div>
  )
}

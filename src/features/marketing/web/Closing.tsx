import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import styles from './Closing.module.css'
import { Grown } from './Grown.tsx'
import { landingMessages } from './messages.ts'

const STAGES = ['stage-1', 'stage-2', 'stage-3', 'stage-4', 'stage-5'] as const

/** Last section: one oak at five ages, and the link to sign up. */
export function Closing() {
  const t = useMessages(landingMessages).close
  return (
    <section className={styles.section} aria-labelledby="begin">
      <h2 id="begin" className={styles.title}>
        {t.title}
      </h2>
      <p className={styles.text}>{t.text}</p>
      <Link to="/signup" className={buttonClass({ size: 'lg' })}>
        {t.begin}
      </Link>
      <div className={styles.row}>
        {STAGES.map((name) => (
          <Grown key={name} name={name} className={styles.stage} />
        ))}
      </div>
    </section>
  )
}

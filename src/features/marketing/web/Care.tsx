import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { heart } from '#platform/web/ui/icons/marks.ts'
import styles from './Care.module.css'
import { landingMessages } from './messages.ts'

/** Help for a visitor in a crisis. */
export function Care() {
  const t = useMessages(landingMessages).care
  return (
    <section className={styles.section} data-area="companion" aria-labelledby="care">
      <div className={styles.card}>
        <Icon of={heart} size={30} className={styles.heart} />
        <div>
          <h2 id="care">{t.title}</h2>
          <p className={styles.text}>{t.text}</p>
        </div>
      </div>
    </section>
  )
}

import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDown } from '#platform/web/ui/icons/controls.ts'
import { landingMessages } from './messages.ts'
import styles from './Questions.module.css'

const ORDER = ['cost', 'who', 'phone', 'rest', 'points', 'ai'] as const

/** Short questions in native disclosure elements, which work without scripts and by keyboard. */
export function Questions() {
  const t = useMessages(landingMessages).questions
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions" className={styles.title}>
        {t.title}
      </h2>
      <div className={styles.list}>
        {ORDER.map((key, index) => (
          <details key={key} name="questions" open={index === 0} className={styles.item}>
            <summary>
              <span>{t.items[key].q}</span>
              <Icon of={chevronDown} size={22} className={styles.arrow} />
            </summary>
            <p>{t.items[key].a}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

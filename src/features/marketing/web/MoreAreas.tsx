import { useMessages } from '#platform/web/i18n/messages.ts'
import { landingMessages } from './messages.ts'
import { Mini } from './minis/Mini.tsx'
import styles from './MoreAreas.module.css'

const AREAS = ['mind', 'body', 'companion'] as const

/** Areas with one small thing of each to try on the page. */
export function MoreAreas() {
  const t = useMessages(landingMessages)
  return (
    <section className={styles.section} aria-labelledby="more-areas">
      <div className={styles.words}>
        <h2 id="more-areas" className={styles.title}>
          {t.more.title} <em>{t.more.titleTurn}</em>
        </h2>
        <p className={styles.text}>{t.more.text}</p>
      </div>
      <ul role="list" className={styles.bed}>
        {AREAS.map((key) => (
          <li key={key} data-area={key}>
            <div>
              <h3>{t.more[key].name}</h3>
              <p className={styles.what}>{t.more[key].text}</p>
            </div>
            <Mini of={key} />
          </li>
        ))}
      </ul>
    </section>
  )
}

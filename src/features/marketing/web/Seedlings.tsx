import { useMessages } from '#platform/web/i18n/messages.ts'
import { landingMessages } from './messages.ts'
import { Mini } from './minis/Mini.tsx'
import styles from './Seedlings.module.css'

const PLANTED = ['mind', 'body', 'companion'] as const

/** Areas that are not in this version, and say so: each with one small thing of it that works right here. One that is built moves to Areas. */
export function Seedlings() {
  const t = useMessages(landingMessages)
  return (
    <section className={styles.section} aria-labelledby="seedlings">
      <div className={styles.words}>
        <h2 id="seedlings" className={styles.title}>
          {t.seedlings.title} <em>{t.seedlings.titleTurn}</em>
        </h2>
        <p className={styles.text}>{t.seedlings.text}</p>
      </div>
      <ul role="list" className={styles.bed}>
        {PLANTED.map((key) => (
          <li key={key} data-area={key}>
            <div>
              <p className={styles.soon}>{t.soon}</p>
              <h3>{t.seedlings[key].name}</h3>
              <p className={styles.what}>{t.seedlings[key].text}</p>
            </div>
            <Mini of={key} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { play } from '#platform/web/ui/icons/media.ts'
import { lock, sprout } from '#platform/web/ui/icons/things.ts'
import { landingMessages } from './messages.ts'
import styles from './TenSeconds.module.css'

const FACTS = [
  { of: play, key: 'play' },
  { of: sprout, key: 'grow' },
  { of: lock, key: 'keep' },
] as const

/** The product in short, as the first section. */
export function TenSeconds() {
  const t = useMessages(landingMessages).what
  return (
    <section className={styles.section} aria-labelledby="in-short">
      <h2 id="in-short" className={styles.kicker}>
        {t.title}
      </h2>
      <p className={styles.lead}>
        {t.lead} <em>{t.turn}</em>
      </p>
      <ul role="list" className={styles.facts}>
        {FACTS.map(({ of, key }) => (
          <li key={key}>
            <span className={styles.icon}>
              <Icon of={of} size={26} />
            </span>
            <h3>{t.facts[key].title}</h3>
            <p>{t.facts[key].text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { external } from '#platform/web/ui/icons/actions.ts'
import { people } from '#platform/web/ui/icons/things.ts'
import { careMessages } from './messages.ts'
import styles from './CrisisCard.module.css'

/** Where to find people, when words sound like an emergency. No numbers: which one is right depends on where somebody is. */
export function CrisisCard() {
  const t = useMessages(careMessages)
  return (
    <section className={styles.crisis} aria-label={t.title} role="alert">
      <h3>
        <Icon of={people} size={22} /> {t.title}
      </h3>
      <p>{t.text}</p>
      <p>{t.person}</p>
      <p>
        <a href="https://findahelpline.com" target="_blank" rel="noreferrer noopener">
          {t.link} <Icon of={external} size={16} />
        </a>
      </p>
      <p className={styles.small}>{t.aside}</p>
    </section>
  )
}

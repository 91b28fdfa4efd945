import { Link } from 'react-router'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronEnd } from '#platform/web/ui/icons/controls.ts'
import { sprout } from '#platform/web/ui/icons/things.ts'
import { firstHabitWords } from './first-habit-words.ts'
import styles from './FirstHabitHubCard.module.css'

/** Card of a first day, in the place of today's habits. */
export default function FirstHabitHubCard() {
  const t = firstHabitWords[useLocaleSettings().language]
  return (
    <Card as="article" data-area="habits" className={styles.card}>
      <span className={styles.badge}>
        <Icon of={sprout} size={26} />
      </span>
      <div>
        <h3>
          <Link to="/habits" viewTransition className={stretchedClass}>
            {t.title}
          </Link>
        </h3>
        <p className={styles.hint}>{t.text}</p>
      </div>
      <Icon of={chevronEnd} size={20} />
    </Card>
  )
}

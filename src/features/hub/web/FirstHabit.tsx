import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card, stretchedClass } from '#platform/web/ui/Card.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronEnd } from '#platform/web/ui/icons/controls.ts'
import { sprout } from '#platform/web/ui/icons/things.ts'
import styles from './Hub.module.css'
import { hubMessages } from './messages.ts'

/** On a first day, where the habits of today will stand. */
export function FirstHabit() {
  const t = useMessages(hubMessages).firstHabit
  return (
    <Card as="article" data-area="habits" className={styles.first}>
      <span className={styles.badge}>
        <Icon of={sprout} size={26} />
      </span>
      <div>
        <h3 className={styles.small}>
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

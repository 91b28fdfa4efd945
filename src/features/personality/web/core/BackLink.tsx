import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronStart } from '#platform/web/ui/icons/controls.ts'
import { personalityMessages } from './messages.ts'
import styles from './Personality.module.css'

/** Link back to all questionnaires. */
export function BackLink() {
  const t = useMessages(personalityMessages)
  return (
    <Link to="/personality-quiz" viewTransition className={styles.wayBack}>
      <Icon of={chevronStart} size={18} />
      {t.toQuiz}
    </Link>
  )
}

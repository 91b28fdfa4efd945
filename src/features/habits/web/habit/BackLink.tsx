import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronStart } from '#platform/web/ui/icons/controls.ts'
import styles from './BackLink.module.css'
import { recordMessages } from './messages.ts'

/** Back to all habits. */
export function BackLink() {
  const t = useMessages(recordMessages)
  return (
    <Link to="/habits" viewTransition className={styles.wayBack}>
      <Icon of={chevronStart} size={18} />
      {t.back}
    </Link>
  )
}

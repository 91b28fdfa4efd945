import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronStart } from '#platform/web/ui/icons/controls.ts'
import { soulMessages } from './messages.ts'
import styles from './BackLink.module.css'

/** Link from a track or category back to Soul. */
export function BackLink() {
  const t = useMessages(soulMessages)
  return (
    <Link to="/soul" className={styles.wayBack}>
      <Icon of={chevronStart} size={18} />
      {t.back}
    </Link>
  )
}

import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { settings } from '#platform/web/ui/icons/tools.ts'
import { BackButton } from '#platform/web/ui/BackButton.tsx'
import { PageHeader } from '#platform/web/ui/PageHeader.tsx'
import { calendarMessages } from './messages.ts'
import styles from './Calendar.module.css'

export function CalendarHead() {
  const t = useMessages(calendarMessages)
  return (
    <PageHeader
      title={t.title}
      back={
        <div className={styles.top}>
          <BackButton to="/journal">{t.back}</BackButton>
          <Link to="/journal/settings" className={buttonClass({ kind: 'quiet', size: 'sm' })} aria-label={t.settings} title={t.settings}>
            <Icon of={settings} size={20} />
          </Link>
        </div>
      }
    />
  )
}

import { useEffect } from 'react'
import { Plant } from '#platform/web/botany/Plant.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { titleOf } from '#platform/web/page/title.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { lock as lockIcon } from '#platform/web/ui/icons/things.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { dismissToast } from '#platform/web/ui/toast-store.ts'
import { useJournalSettings } from '../local/use-journal.ts'
import { lockMessages } from './messages.ts'
import styles from './LockScreen.module.css'
import { Unlock } from './Unlock.tsx'

/** Replaces the journal while it is locked. */
export function LockScreen() {
  const t = useMessages(lockMessages)
  const user = useUser()
  const { lock } = useJournalSettings().settings
  useClosedTitle(t.title)
  // A toast may still contain a mood or text.
  useEffect(() => dismissToast(), [])
  if (!lock) return null
  return (
    <Page area="journal">
      <div className={styles.screen}>
        <div className={styles.art}>
          <Plant species="fern" seed={`lock ${user.id}`} growth={0.6} detail={0.6} box="fit" ground={false} decorative />
          <span className={styles.badge}>
            <Icon of={lockIcon} size={26} />
          </span>
        </div>
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="soft">{t.lead}</p>
        <Unlock />
      </div>
    </Page>
  )
}

/** Hides an entry's title in a locked tab, and restores it when the journal is unlocked. */
function useClosedTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = titleOf(title)
    return () => {
      document.title = before
    }
  }, [title])
}

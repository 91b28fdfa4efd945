import { useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Plant } from '#platform/web/botany/Plant.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { titleOf } from '#platform/web/page/title.ts'
import { requestSignOut, useUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { lock as lockIcon } from '#platform/web/ui/icons/things.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { dismissToast, toast } from '#platform/web/ui/toast-store.ts'
import { useJournalSettings } from '../local/use-journal.ts'
import { lockMessages } from './messages.ts'
import { PasskeyForm } from './PasskeyForm.tsx'
import { PinForm } from './PinForm.tsx'
import { openJournal } from './tab.ts'
import { clearTries, hasSignedInAgain, markPinForgotten } from './tries.ts'
import styles from './LockScreen.module.css'

/** What stands in the journal's place while it is locked. */
export function LockScreen() {
  const t = useMessages(lockMessages)
  const user = useUser()
  const navigate = useNavigate()
  const { settings, change } = useJournalSettings()
  const forgottenId = useId()
  const [isForgotten, setForgotten] = useState(false)
  const [isAgain] = useState(() => hasSignedInAgain(user.id))
  useClosedTitle(t.title)
  // A notice may still say what was just felt or written.
  useEffect(() => dismissToast(), [])
  const { lock } = settings
  if (!lock) return null

  const open = () => {
    clearTries(user.id)
    openJournal(user.id)
  }
  const removeLock = async () => {
    try {
      await change({ lock: null })
    } catch {
      toast({ title: t.failed, tone: 'destructive' })
      return
    }
    open()
    toast({ title: t.tookOff, tone: 'good' })
    void navigate('/journal/settings?part=lock')
  }
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
        <p className={styles.lead}>{t.lead}</p>
        {isAgain && (
          <div className={styles.again}>
            <h2>{t.again}</h2>
            <p>{t.againText}</p>
            <Button onClick={() => void removeLock()}>{t.takeOff}</Button>
          </div>
        )}
        {lock.way === 'passkey' && <PasskeyForm userId={user.id} onOpen={open} />}
        {lock.pin && <PinForm userId={user.id} pin={lock.pin} onOpen={open} isFirst={lock.way === 'pin'} />}
        {!isAgain && (
          <div className={styles.forgotten}>
            <Button
              kind="quiet"
              size="sm"
              aria-expanded={isForgotten}
              aria-controls={forgottenId}
              onClick={() => setForgotten(!isForgotten)}
            >
              {t.forgotten}
            </Button>
            <div id={forgottenId} hidden={!isForgotten}>
              <p>{t.forgottenText}</p>
              <Button
                kind="soft"
                onClick={() => {
                  markPinForgotten(user.id)
                  requestSignOut()
                }}
              >
                {t.signOut}
              </Button>
            </div>
          </div>
        )}
      </div>
    </Page>
  )
}

/** An entry's title stays in no tab that is locked; what stood there comes back with the journal. */
function useClosedTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = titleOf(title)
    return () => {
      document.title = before
    }
  }, [title])
}

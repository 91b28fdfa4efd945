import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { requestSignOut, useUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { useJournalSettings } from '../local/use-journal.ts'
import styles from './LockScreen.module.css'
import { lockMessages } from './messages.ts'
import { openJournal } from './opening.ts'
import { PasskeyForm } from './PasskeyForm.tsx'
import { PinForm } from './PinForm.tsx'
import { clearTries, hasSignedInAgain, markPinForgotten } from './tries.ts'

/** All ways to open the lock, and help when none of them works. */
export function Unlock({ onOpen }: { onOpen?: () => void }) {
  const t = useMessages(lockMessages)
  const user = useUser()
  const navigate = useNavigate()
  const { settings, change } = useJournalSettings()
  const forgottenId = useId()
  const [isForgotten, setForgotten] = useState(false)
  const [isAgain] = useState(() => hasSignedInAgain(user.id))
  const { lock } = settings
  if (!lock) return null

  const open = () => {
    clearTries(user.id)
    openJournal(user.id, lock.afterMinutes)
    onOpen?.()
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
    <>
      {isAgain && (
        <div className={styles.again}>
          <h2 className="small-title">{t.again}</h2>
          <p>{t.againText}</p>
          <Button onClick={() => void removeLock()}>{t.takeOff}</Button>
        </div>
      )}
      {lock.way === 'passkey' && <PasskeyForm userId={user.id} onOpen={open} />}
      {lock.pin && <PinForm userId={user.id} pin={lock.pin} onOpen={open} isFirst={lock.way === 'pin'} />}
      {!isAgain && (
        <div className={styles.forgotten}>
          <Button kind="quiet" size="sm" aria-expanded={isForgotten} aria-controls={forgottenId} onClick={() => setForgotten(!isForgotten)}>
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
    </>
  )
}

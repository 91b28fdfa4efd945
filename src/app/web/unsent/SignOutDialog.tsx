import { useState } from 'react'
import { saveFile } from '#platform/web/files/save-file.ts'
import { localDayOf } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { currentSession, signOut } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { unsentMessages } from './messages.ts'
import { sendUnsent } from './send-unsent.ts'
import styles from './SignOutDialog.module.css'

type Busy = 'sending' | 'saving' | 'leaving'

/** The dialog for signing out with unsent changes on this device: they can be sent, saved or discarded, never automatically. */
export function SignOutDialog({ userId, waiting, onStay }: { userId: string; waiting: number; onStay: () => void }) {
  const t = useMessages(unsentMessages)
  const [left, setLeft] = useState(waiting)
  const [busy, setBusy] = useState<Busy>()
  const [note, setNote] = useState<'notSent' | 'saved' | 'notSaved'>()

  const doing = (what: Busy, work: () => Promise<void>) => async () => {
    setBusy(what)
    setNote(undefined)
    try {
      await work()
    } finally {
      setBusy(undefined)
    }
  }
  const leave = async () => void ((await signOut()) || onStay())
  const send = async () => {
    const rest = await sendUnsent(userId)
    if (rest === 0) return leave()
    setLeft(rest)
    setNote('notSent')
  }
  const save = async () => {
    try {
      const { unsentFile } = await import('./unsent-file.ts')
      const file = await unsentFile(userId, { title: t.fileTitle, lead: t.fileLead })
      const { zone, dayStart } = currentSession().user!
      saveFile(`fernwell-unsent-${localDayOf(new Date(), zone, dayStart)}.zip`, file.type, file)
      setNote('saved')
    } catch (error) {
      console.warn('What is not sent could not be saved as a file.', error)
      setNote('notSaved')
    }
  }
  return (
    <Dialog
      onClose={onStay}
      title={t.title}
      description={t.text(left)}
      modalOnly
      actions={
        <>
          <Button
            kind={note === 'saved' ? 'soft' : 'destructive'}
            loading={busy === 'leaving'}
            onClick={() => void doing('leaving', leave)()}
          >
            {note === 'saved' ? t.signOut : t.discard}
          </Button>
          <Button onClick={onStay}>{t.stay}</Button>
        </>
      }
    >
      <div className={styles.ways}>
        <Button kind="soft" loading={busy === 'sending'} onClick={() => void doing('sending', send)()}>
          {t.send}
        </Button>
        <Button kind="soft" loading={busy === 'saving'} onClick={() => void doing('saving', save)()}>
          {t.save}
        </Button>
      </div>
      <p className={styles.note} role="status">
        {note && t[note]}
      </p>
    </Dialog>
  )
}

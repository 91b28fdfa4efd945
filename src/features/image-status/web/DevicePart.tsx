import { useMessages } from '#platform/web/i18n/messages.ts'
import { useOutbox } from '#platform/web/offline/use-outbox.ts'
import { flushElsewhere, useWaitingElsewhere } from '#platform/web/offline/waiting.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import styles from './ImageStatus.module.css'
import { statusMessages } from './messages.ts'

/** Changes and pictures that this device has not sent yet. */
export function DevicePart() {
  const t = useMessages(statusMessages)
  const { id } = useUser()
  const { waiting, setAside, flush } = useOutbox()
  const count = waiting.length + useWaitingElsewhere(id)
  return (
    <section className={styles.part} aria-label={t.device}>
      <h2>{t.device}</h2>
      <p role="status">{count > 0 ? t.deviceWaits(count) : t.deviceNone}</p>
      {setAside.length > 0 && <p className={styles.wrong}>{t.deviceRefused(setAside.length)}</p>}
      {count > 0 && (
        <div>
          <Button kind="soft" size="sm" onClick={() => void Promise.all([flush(), flushElsewhere(id)])}>
            {t.send}
          </Button>
        </div>
      )}
    </section>
  )
}

import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useOutbox } from '#platform/web/offline/use-outbox.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { shellMessages } from './messages.ts'
import styles from './OfflineNotice.module.css'

/** Everything that waits or was refused, one by one. */
export function OutboxDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(shellMessages)
  const format = useFormat()
  const { waiting, setAside, sending, flush, retry, discard } = useOutbox()
  const entries = [...setAside, ...waiting]
  return (
    <Dialog
      onClose={onClose}
      title={t.waitingTitle}
      actions={
        waiting.length > 0 && (
          <Button loading={sending} onClick={() => void flush()}>
            {t.sendNow}
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <p>{t.waitingEmpty}</p>
      ) : (
        <Stack role="list" as="ul" gap={2}>
          {entries.map((entry) => (
            <li key={entry.seq} className={styles.entry}>
              <div>
                <p>{entry.label || t.change}</p>
                {entry.problem === undefined ? (
                  <p className={styles.when}>{format.relative(entry.keptAt)}</p>
                ) : (
                  <p className={styles.problem}>{entry.problem}</p>
                )}
              </div>
              {entry.problem !== undefined && (
                <div className={styles.actions}>
                  <Button kind="soft" size="sm" onClick={() => void retry(entry.seq)}>
                    {t.tryAgain}
                  </Button>
                  <Button kind="quiet" size="sm" onClick={() => void discard(entry.seq)}>
                    {t.discard}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </Stack>
      )}
    </Dialog>
  )
}

import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { offline, refresh, warning } from '#platform/web/ui/icons/controls.ts'
import { device } from '#platform/web/ui/icons/things.ts'
import { useJournal, useKeepsEverything, useSyncStatus } from '../local/use-journal.ts'
import { journalMessages } from '../core/messages.ts'
import shared from './List.module.css'
import styles from './SyncLine.module.css'
import { RefusedChanges } from './RefusedChanges.tsx'

/** Messages about storage and sync; empty when there is no problem. */
export function SyncLine() {
  const t = useMessages(journalMessages).sync
  const format = useFormat()
  const keeps = useKeepsEverything()
  const journal = useJournal()
  const { state, waiting, refused, loading, storage } = useSyncStatus()
  return (
    <div className={styles.sync} aria-live="polite">
      {storage !== 'device' && (
        <p className={shared.syncLine} data-tone="warning">
          <Icon of={warning} size={18} />
          <span>{storage === 'full' ? t.full : t.memory}</span>
        </p>
      )}
      {loading !== null ? (
        <p className={shared.syncLine}>
          <Icon of={device} size={18} />
          <span>{t.loading(format.number(loading))}</span>
        </p>
      ) : state === 'offline' ? (
        <p className={shared.syncLine}>
          <Icon of={offline} size={18} />
          <span>{waiting > 0 ? t.offlineWaiting(waiting) : keeps ? t.offline : t.offlineElsewhere}</span>
        </p>
      ) : state === 'failed' ? (
        <p className={shared.syncLine} data-tone="warning">
          <Icon of={warning} size={18} />
          <span>{t.failed(waiting)}</span>
          <button type="button" className={shared.syncButton} onClick={() => void journal.sync()}>
            <Icon of={refresh} size={16} />
            {t.again}
          </button>
        </p>
      ) : null}
      {refused.length > 0 && <RefusedChanges refused={refused} />}
    </div>
  )
}

import { cancelDownload, download, removeDownload, useDownload } from '#platform/web/audio/downloads.ts'
import type { Track } from '#platform/web/audio/items.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { download as arrow } from '#platform/web/ui/icons/actions.ts'
import { check, close } from '#platform/web/ui/icons/controls.ts'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { soulMessages } from './messages.ts'
import styles from './DownloadButton.module.css'

/** Stores a track's sound on this device, shows the progress, and removes it again. */
export function DownloadButton({ item }: { item: Track }) {
  const t = useMessages(soulMessages)
  const format = useFormat()
  const state = useDownload(item)
  const start = () =>
    download(item).catch((error: Error) => toast({ title: t.track.keepFailed, description: error.message, tone: 'destructive' }))
  const remove = () =>
    removeDownload(item).then(
      () => toast({ title: t.track.unkept, action: { label: t.track.keep, onPress: () => void start() } }),
      (error: Error) => toast({ title: t.track.keepFailed, description: error.message, tone: 'destructive' }),
    )
  if (state.phase === 'none') {
    return (
      <div className={styles.download}>
        <Button kind="soft" size="sm" icon={arrow} onClick={() => void start()}>
          {t.track.keep}
        </Button>
      </div>
    )
  }
  if (state.phase === 'loading') {
    return (
      <div className={styles.download}>
        <ProgressBar label={t.track.keeping(item.title)} value={state.share} />
        <span className={styles.share}>{state.share === undefined ? '' : format.percent(state.share)}</span>
        <Button kind="quiet" size="sm" icon={close} onClick={() => cancelDownload(item)}>
          {t.track.cancelKeeping}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.download}>
      <span className={styles.stored}>
        <Icon of={check} size={18} />
        {t.track.downloaded}
      </span>
      <Button kind="quiet" size="sm" onClick={() => void remove()}>
        {t.track.unkeep}
      </Button>
    </div>
  )
}

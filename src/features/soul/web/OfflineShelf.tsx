import { listDownloads } from '#platform/web/audio/downloads.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useLoaded } from '#platform/web/page/use-loaded.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { refresh } from '#platform/web/ui/icons/controls.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { soulMessages } from './messages.ts'
import { OfflineRow } from './OfflineRow.tsx'
import { RowsSkeleton } from './RowsSkeleton.tsx'
import shared from './Soul.module.css'
import styles from './OfflineShelf.module.css'
import { WildArt } from './WildArt.tsx'

/** Without a network: the tracks stored on this device, ready to play. */
export function OfflineShelf({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const t = useMessages(soulMessages)
  const { value: downloads, error } = useLoaded('downloads', listDownloads)
  const stored = error ? [] : downloads?.filter(({ item }) => item.kind === 'track')
  const again = (
    <Button kind="soft" icon={refresh} onClick={onRetry} loading={isRetrying}>
      {t.offlineRetry}
    </Button>
  )
  if (!stored) return <RowsSkeleton count={3} />
  if (stored.length === 0) {
    return (
      <EmptyState art={<WildArt seed="soul-offline" />} title={t.offlineTitle} action={again}>
        {t.offlineEmpty}
      </EmptyState>
    )
  }
  return (
    <Stack as="section" gap={5} className={styles.offline} aria-labelledby="soul-kept">
      <div>
        <h2 id="soul-kept">{t.offlineStored}</h2>
        <p className="soft">{t.offlineText}</p>
      </div>
      <ul role="list" className={shared.rows}>
        {stored.map(({ item }) => item.kind === 'track' && <OfflineRow key={item.id} item={item} />)}
      </ul>
      <p>{again}</p>
    </Stack>
  )
}

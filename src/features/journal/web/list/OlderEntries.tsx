import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import type { PagesState } from '../local/entry-pages.ts'
import { journalMessages } from '../core/messages.ts'
import styles from './OlderEntries.module.css'

interface OlderEntriesProps extends Pick<PagesState, 'state' | 'hasMore'> {
  onMore: () => void
}

/** For a device that stores no entries: loads the next page of the list, or shows why it is unavailable. */
export function OlderEntries({ state, hasMore, onMore }: OlderEntriesProps) {
  const t = useMessages(journalMessages).list
  if (!hasMore) return null
  const isWrong = state === 'offline' || state === 'failed'
  return (
    <div className={styles.older}>
      {isWrong && <p role="status">{state === 'offline' ? t.elsewhereOffline : t.elsewhereFailed}</p>}
      <Button kind={isWrong ? 'soft' : 'quiet'} loading={state === 'asking'} onClick={onMore}>
        {isWrong ? t.again : t.older}
      </Button>
    </div>
  )
}

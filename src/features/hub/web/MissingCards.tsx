import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { refresh } from '#platform/web/ui/icons/controls.ts'
import styles from './Hub.module.css'
import { hubMessages } from './messages.ts'

/** Reports that some features' cards could not be loaded, with a button to retry. */
export function MissingCards({ count, isFetching, onRetry }: { count: number; isFetching: boolean; onRetry: () => void }) {
  const t = useMessages(hubMessages)
  return (
    <div className={styles.asOf} role="status">
      <p>{t.missing(count)}</p>
      <Button kind="quiet" size="sm" icon={refresh} loading={isFetching} onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </div>
  )
}

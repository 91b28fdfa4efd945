import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { refresh } from '#platform/web/ui/icons/controls.ts'
import { promptMessages } from './messages.ts'
import styles from './ReflectError.module.css'

interface ReflectErrorProps {
  error: Error
  title?: string
  isOutdated?: boolean
  onRetry?: () => void
}

/** An error message, with the time from which a new attempt is possible. */
export function ReflectError({ error, title, isOutdated = false, onRetry }: ReflectErrorProps) {
  const t = useMessages(promptMessages).reflect
  const format = useFormat()
  const isSpent = error instanceof ApiError && error.status === 429 && error.resetsAt !== undefined
  return (
    <div className={styles.trouble} role="alert">
      <p className={styles.troubleTitle}>{title ?? t.refused}</p>
      <p>
        {isOutdated
          ? t.changed
          : error instanceof NetworkError
            ? t.offline
            : isSpent && error.used === error.limit
              ? `${t.none} ${t.again(format.time(new Date(error.resetsAt!)))}`
              : error.message || t.failed}
      </p>
      {onRetry && (
        <Button kind="soft" size="sm" icon={refresh} onClick={onRetry}>
          {t.retry}
        </Button>
      )}
    </div>
  )
}

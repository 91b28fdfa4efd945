import { localDayOf } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { offline, refresh } from '#platform/web/ui/icons/controls.ts'
import styles from './Hub.module.css'
import { hubMessages } from './messages.ts'

interface AsOfProps {
  /** When the shown data was current, in epoch ms. */
  at: number
  today: string
  isOffline: boolean
  isFetching: boolean
  onRetry: () => void
}

/** States that the day below is the last one this device received, and from which time it is. */
export function AsOf({ at, today, isOffline, isFetching, onRetry }: AsOfProps) {
  const t = useMessages(hubMessages)
  const format = useFormat()
  const { zone, dayStart } = useUser()
  const day = localDayOf(new Date(at), zone, dayStart)
  const when = t.at(day === today ? undefined : format.localDay(day, 'day'), format.time(at, zone))
  return (
    <div className={styles.asOf} role="status">
      <Icon of={offline} size={20} />
      <p>{isOffline ? t.asOf(when) : t.asOfFailed(when)}</p>
      <Button kind="quiet" size="sm" icon={refresh} loading={isFetching} onClick={onRetry}>
        {t.again}
      </Button>
    </div>
  )
}

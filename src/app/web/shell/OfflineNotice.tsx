import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useOnline, useOutbox } from '#platform/web/offline/use-outbox.ts'
import { useWaitingElsewhere } from '#platform/web/offline/waiting.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { offline } from '#platform/web/ui/icons/controls.ts'
import { shellMessages } from './messages.ts'
import styles from './OfflineNotice.module.css'

const OutboxDialog = lazy(() => import('./OutboxDialog.tsx').then((file) => ({ default: file.OutboxDialog })))

/** The page leaves as much room at its head as the words take, on however many lines (see Shell.module.css). */
function publishHeight(notice: HTMLElement | null) {
  if (!notice) return
  const observer = new ResizeObserver(() => document.documentElement.style.setProperty('--head-notice', `${notice.offsetHeight}px`))
  observer.observe(notice)
  return () => observer.disconnect()
}

/** Without network, or with changes that wait or were refused: says so quietly, at the top, and shows which. */
export function OfflineNotice() {
  const t = useMessages(shellMessages)
  const isOnline = useOnline()
  const { waiting, setAside, unreachable, stalled, sending, isLasting } = useOutbox()
  const elsewhere = useWaitingElsewhere(useSession().user?.id ?? '')
  const [isOpen, setOpen] = useState(false)
  // From here on it is this that keeps its room, or gives it back.
  useLayoutEffect(() => void delete document.documentElement.dataset.offline, [])
  const isOffline = !isOnline || (unreachable && waiting.length > 0)
  if (!isOffline && setAside.length === 0 && (waiting.length === 0 || !stalled || sending) && !isOpen) return null
  // With a network, other queues are sent while somebody writes, and say so where they are.
  const count = waiting.length + (isOffline ? elsewhere : 0)
  const words = [
    ...(isOffline ? [t.offline] : []),
    ...(count > 0 ? [sending ? t.sending : t.waiting(count)] : isOffline ? [t.offlineHint] : []),
    ...(waiting.length > 0 && !isLasting ? [t.notLasting] : []),
    ...(setAside.length > 0 ? [t.refused(setAside.length)] : []),
  ]
  return (
    <div className={styles.notice} data-head-notice role="status" ref={publishHeight}>
      <Icon of={offline} size={20} />
      <p>{words.join(' ')}</p>
      {waiting.length + setAside.length > 0 && (
        <button type="button" className={styles.show} onClick={() => setOpen(true)}>
          {t.show}
        </button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <OutboxDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

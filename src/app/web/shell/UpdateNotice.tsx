import { useEffect, useState } from 'react'
import { messagesNow, useMessages } from '#platform/web/i18n/messages.ts'
import { isNative } from '#platform/web/native/native.ts'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { shellMessages } from './messages.ts'
import styles from './Shell.module.css'
import { keepRestInQuiet } from './keep-rest.ts'
import { keepUpToDate, NOTICE_MS } from './update-flow.ts'

/** A first installation fetches the files for offline use: not while the first page is still being drawn. */
const FIRST_INSTALL_MS = 4000

/**
 * Installs the service worker for those who use the app (a passer-by is not made to fetch it), and shows updates of `controller`,
 * which was in charge when the page began.
 */
export function UpdateNotice({ userId, controller }: { userId: string; controller: ServiceWorker | null }) {
  const t = useMessages(shellMessages)
  const [isUpdating, setUpdating] = useState(false)

  useEffect(() => {
    if (!import.meta.env.PROD || isNative() || !('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    const start = () => {
      keepUpToDate(serviceWorker, controller, {
        overlay: setUpdating,
        notice() {
          const { updatedTitle, updatedText } = messagesNow(shellMessages)
          toast({ title: updatedTitle, description: updatedText, tone: 'good', duration: NOTICE_MS })
        },
      }).catch((error: unknown) => console.info('The app works, but not without network.', error))
    }
    if (controller) return start()
    const timer = setTimeout(start, FIRST_INSTALL_MS)
    return () => clearTimeout(timer)
  }, [controller])

  useEffect(() => {
    if (!import.meta.env.PROD || isNative() || !('serviceWorker' in navigator)) return
    const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } }
    return keepRestInQuiet(navigator.serviceWorker, connection, () => {
      void import('./keep-answers.ts').then(({ keepAnswers }) => keepAnswers(userId)).catch(() => undefined)
    })
  }, [userId])

  if (!isUpdating) return null
  return (
    <div className={styles.curtain} role="status">
      <Spinner size={40} label={null} />
      <p>{t.updating}</p>
    </div>
  )
}

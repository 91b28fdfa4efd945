import { useMessages } from '#platform/web/i18n/messages.ts'
import { BackLink as WayBack } from '#platform/web/ui/BackLink.tsx'
import { recordMessages } from './messages.ts'

/** Back to all habits. */
export function BackLink() {
  const t = useMessages(recordMessages)
  return <WayBack to="/habits">{t.back}</WayBack>
}

import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { image } from '#platform/web/ui/icons/capture.ts'
import { useAttachmentUrl } from '../local/use-journal.ts'
import { calendarMessages } from './messages.ts'
import styles from './Memories.module.css'

export function MemoryPhoto({ id }: { id: string }) {
  const t = useMessages(calendarMessages)
  const url = useAttachmentUrl(id, 'thumb')
  return (
    <div className={styles.photo}>
      {url ? <img src={url} alt={t.memories.picture} loading="lazy" decoding="async" /> : <Icon of={image} size={28} />}
    </div>
  )
}

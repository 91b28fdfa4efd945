import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { image } from '#platform/web/ui/icons/capture.ts'
import { useAttachmentUrl } from '../local/use-journal.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './Media.module.css'
import { useAttachment } from './use-attachment.ts'

export function PhotoTile({ id, place, onOpen }: { id: string; place: string; onOpen: () => void }) {
  const t = useMessages(entryMessages).photos
  const attachment = useAttachment(id)
  const url = useAttachmentUrl(id, 'thumb')
  return (
    <button type="button" className={styles.tile} aria-label={t.open(attachment?.caption || place)} onClick={onOpen}>
      {url && attachment?.state !== 'failed' ? (
        <img src={url} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={styles.away}>
          <Icon of={image} size={24} />
          <span>{attachment?.state === 'failed' ? t.unreadable : t.coming}</span>
        </span>
      )}
    </button>
  )
}

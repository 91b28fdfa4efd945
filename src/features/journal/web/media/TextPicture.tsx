import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { image } from '#platform/web/ui/icons/media.ts'
import { useAttachmentUrl } from '../local/use-journal.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { useAttachment } from './use-attachment.ts'
import shared from './Media.module.css'
import styles from './TextPicture.module.css'

/** A photo inside the text. Its room is kept while it comes. */
export function TextPicture({ id, caption }: { id: string; caption: string }) {
  const t = useMessages(entryMessages)
  const attachment = useAttachment(id)
  const url = useAttachmentUrl(id, 'full')
  const { width, height, state } = attachment ?? {}
  const words = caption || attachment?.caption || t.photos.photo
  return (
    <span className={styles.figure}>
      {url && state !== 'failed' ? (
        <img
          src={url}
          alt={words}
          loading="lazy"
          decoding="async"
          {...(width && height ? { width, height, style: { aspectRatio: `${width} / ${height}` } } : {})}
        />
      ) : (
        <span className={shared.away} role="img" aria-label={words}>
          <Icon of={image} size={28} />
          <span>{state === 'failed' ? t.photos.unreadable : url === undefined && !attachment ? t.photos.away : t.photos.coming}</span>
        </span>
      )}
      {caption && <span className={styles.caption}>{caption}</span>}
    </span>
  )
}

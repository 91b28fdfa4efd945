import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { cx } from '#platform/web/ui/cx.ts'
import { image } from '#platform/web/ui/icons/capture.ts'
import { useAttachmentUrl } from '../local/use-journal.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { useAttachment } from './use-attachment.ts'
import shared from './Media.module.css'
import styles from './TextPicture.module.css'

/** A photo inside the text. Reserves its space while it loads. */
export function TextPicture({ id, caption }: { id: string; caption: string }) {
  const t = useMessages(entryMessages)
  const attachment = useAttachment(id)
  const url = useAttachmentUrl(id, 'full')
  const { width, height, state } = attachment ?? {}
  const words = caption || attachment?.caption || t.photos.photo
  // The same size before and after loading, so that the layout does not shift: its own width, limited by the page and the greatest height.
  const room =
    width && height
      ? { inlineSize: `min(100%, ${width}px, calc(min(36rem, 80vh) * ${width / height}))`, aspectRatio: `${width} / ${height}` }
      : undefined
  const awaited = state === 'failed' ? undefined : room
  return (
    <span className={styles.figure}>
      {url && state !== 'failed' ? (
        <img src={url} alt={words} loading="lazy" decoding="async" style={room} />
      ) : (
        <span className={cx(shared.away, awaited && styles.awaited)} role="img" aria-label={words} style={awaited}>
          <Icon of={image} size={28} />
          <span>{state === 'failed' ? t.photos.unreadable : !url && !attachment ? t.photos.away : t.photos.coming}</span>
        </span>
      )}
      {caption && <span className={styles.caption}>{caption}</span>}
    </span>
  )
}

import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { image } from '#platform/web/ui/icons/capture.ts'
import { entryMessages } from '../core/entry-messages.ts'
import styles from './Media.module.css'

/** An external picture is only named, because loading it would tell its server when this page is read. */
export function OutsidePicture({ src, caption }: { src: string; caption: string }) {
  const t = useMessages(entryMessages)
  return (
    <a className={styles.outside} href={src} target="_blank" rel="noreferrer noopener nofollow">
      <Icon of={image} size={18} />
      {caption || t.photos.outside}
    </a>
  )
}

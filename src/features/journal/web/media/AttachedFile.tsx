import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { download } from '#platform/web/ui/icons/actions.ts'
import { microphone } from '#platform/web/ui/icons/capture.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { useAttachmentUrl } from '../local/use-journal.ts'
import { entryMessages } from '../core/entry-messages.ts'
import shared from './Media.module.css'
import styles from './AttachedFile.module.css'
import { kindOf, useAttachment } from './use-attachment.ts'

/** A voice note with its player, or a file to download; inside the text as well as below it. */
export function AttachedFile({ id, label }: { id: string; label: string }) {
  const t = useMessages(entryMessages)
  const format = useFormat()
  const attachment = useAttachment(id)
  const url = useAttachmentUrl(id, 'full')
  const isAudio = attachment ? kindOf(attachment) === 'audio' : label === 'audio'
  const known = isAudio ? attachment?.name.replace(/\.(?:webm|m4a|ogg)$/, '') : attachment?.name
  const name = (isAudio && label === 'audio' ? '' : label) || known || (isAudio ? t.media.voiceNote : t.media.file)
  if (isAudio) {
    const player = url && (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a person's own voice note has no captions
      <audio controls preload="metadata" src={url} aria-label={name} onLoadedMetadata={(event) => findLength(event.currentTarget)} />
    )
    return (
      <span className={styles.voice}>
        <span className={styles.voiceName}>
          <Icon of={microphone} size={18} />
          <span>{name}</span>
          {attachment?.seconds ? <span className={styles.soft}>{clock(attachment.seconds)}</span> : null}
        </span>
        {player ?? <span className={cx(styles.soft, styles.away)}>{t.media.away}</span>}
      </span>
    )
  }
  const size = attachment
    ? format.number(attachment.bytes / (attachment.bytes < 1e6 ? 1e3 : 1e6), { maximumFractionDigits: attachment.bytes < 1e6 ? 0 : 1 })
    : ''
  const words = (
    <>
      <Icon of={download} size={18} />
      <span>{name}</span>
      <span className={styles.soft}>
        {url === null ? t.media.away : attachment ? `${size} ${attachment.bytes < 1e6 ? 'kB' : 'MB'}` : ''}
      </span>
    </>
  )
  return url ? (
    <a className={shared.file} href={url} download={attachment?.name || label || 'file'}>
      {words}
    </a>
  ) : (
    <span className={shared.file}>{words}</span>
  )
}

/**
 * A browser's own recording has no duration, so seeking would not work: after a seek to the far end, the browser reads
 * on until it has determined the duration.
 */
function findLength(audio: HTMLAudioElement): void {
  if (audio.duration !== Infinity) return
  audio.addEventListener('durationchange', () => (audio.currentTime = 0), { once: true })
  audio.currentTime = Number.MAX_SAFE_INTEGER
}

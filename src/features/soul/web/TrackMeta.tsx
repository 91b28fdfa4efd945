import { useMessages } from '#platform/web/i18n/messages.ts'
import { useDownload } from '#platform/web/audio/downloads.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { download } from '#platform/web/ui/icons/actions.ts'
import type { SoulTrack } from '../contract.ts'
import { minutesOf } from './filters.ts'
import { isStarted, itemOf } from './items.ts'
import { useListened } from './listened.ts'
import { soulMessages } from './messages.ts'
import styles from './Track.module.css'

/** Length, kind, remaining time, and whether the track is on this device. */
export function TrackMeta({ track }: { track: SoulTrack }) {
  const t = useMessages(soulMessages)
  const { positions } = useListened()
  const { phase } = useDownload(itemOf(track))
  const position = positions.get(track.id) ?? track.position
  return (
    <p className={styles.meta}>
      <span>{isStarted(position) ? t.goOn.left(minutesOf(track.duration - position)) : t.minutesShort(minutesOf(track.duration))}</span>
      <span>{track.guided ? t.guided : t.sound}</span>
      {phase === 'stored' && <Icon of={download} size={15} label={t.onDevice} />}
    </p>
  )
}

import type { Track } from '#platform/web/audio/items.ts'
import { player, usePhaseOf } from '#platform/web/audio/use-player.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { pause, play } from '#platform/web/ui/icons/media.ts'
import { minutesOf } from './filters.ts'
import { useListened } from './listened.ts'
import { soulMessages } from './messages.ts'
import styles from './Track.module.css'
import { TrackArt } from './TrackArt.tsx'

/** A track stored on this device, with the data available without the server. */
export function OfflineRow({ item }: { item: Track }) {
  const t = useMessages(soulMessages)
  const phase = usePhaseOf(item)
  const { positions } = useListened()
  const isOn = phase === 'playing' || phase === 'loading'
  return (
    <li className={styles.row}>
      <TrackArt seed={item.artSeed ?? item.id} place="kept" look="thumb" />
      <div className={styles.words}>
        <h3 className={styles.name}>{item.title}</h3>
        <p className={styles.meta}>
          <span>{t.minutesShort(minutesOf(item.duration))}</span>
          <span>{t.onDevice}</span>
        </p>
      </div>
      <IconButton
        icon={isOn ? pause : play}
        label={isOn ? t.pause(item.title) : t.play(item.title)}
        kind={isOn ? 'primary' : 'soft'}
        onClick={() => player.play(item, positions.get(item.id) ?? 0)}
      />
    </li>
  )
}

import { useMessages } from '#platform/web/i18n/messages.ts'
import { player, usePhaseOf } from '#platform/web/audio/use-player.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { pause, play } from '#platform/web/ui/icons/media.ts'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import type { SoulTrack } from '../contract.ts'
import { itemOf } from './items.ts'
import { useListened } from './listened.ts'
import { soulMessages } from './messages.ts'
import styles from './PlayButton.module.css'

/** Plays a track from where it was stopped, or pauses it. */
export function PlayButton({
  track,
  kind = 'soft',
  className,
}: {
  track: SoulTrack
  kind?: 'soft' | 'primary'
  className?: string | undefined
}) {
  const t = useMessages(soulMessages)
  const phase = usePhaseOf({ kind: 'track', id: track.id })
  const { positions } = useListened()
  const isOn = phase === 'playing' || phase === 'loading'
  return (
    <span className={cx(styles.press, className)}>
      <IconButton
        icon={isOn ? pause : play}
        label={isOn ? t.pause(track.title) : t.play(track.title)}
        kind={isOn ? 'primary' : kind}
        onClick={() => player.play(itemOf(track), positions.get(track.id) ?? track.position)}
      />
      {phase === 'loading' && <Spinner className={styles.loading} size={52} label={null} />}
    </span>
  )
}

import { useMessages } from '#platform/web/i18n/messages.ts'
import { player } from '#platform/web/audio/use-player.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { pause, play } from '#platform/web/ui/icons/media.ts'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import type { SoulTrack } from '../contract.ts'
import { itemOf } from './items.ts'
import { usePlaying } from './use-playing.ts'
import { soulMessages } from './messages.ts'
import styles from './PlayButton.module.css'

/** Plays a track from where it was stopped, or pauses it. */
export function PlayButton({ track }: { track: SoulTrack }) {
  const t = useMessages(soulMessages)
  const { phase, isOn, position } = usePlaying(track)
  return (
    <span className={styles.press}>
      <IconButton
        icon={isOn ? pause : play}
        label={isOn ? t.pause(track.title) : t.play(track.title)}
        kind={isOn ? 'primary' : 'soft'}
        onClick={() => player.play(itemOf(track), position)}
      />
      {phase === 'loading' && <Spinner className={styles.loading} size={52} label={null} />}
    </span>
  )
}

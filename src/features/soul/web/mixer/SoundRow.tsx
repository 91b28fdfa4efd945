import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { mute as muteIcon, volume as volumeIcon } from '#platform/web/ui/icons/media.ts'
import { Slider } from '#platform/web/ui/Slider.tsx'
import { Spinner } from '#platform/web/ui/Spinner.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { SOUNDS_AT_ONCE, type SoundId } from '../../mixer.ts'
import { mixer, useMixer } from './engine.ts'
import { mixerMessages } from './messages.ts'
import { FIRST_LEVEL, withLevel, withMute } from './mix.ts'
import styles from './Mixer.module.css'

/** One sound: its level, and a button that turns it on, mutes and unmutes it. */
export function SoundRow({ id }: { id: SoundId }) {
  const t = useMessages(mixerMessages)
  const { board, isOn, loading, failed } = useMixer()
  const level = board.levels[id] ?? 0
  const isMuted = board.muted.includes(id)
  const name = t.sounds[id]
  const setLevel = (next: number) => {
    const changed = withLevel(board, id, next)
    if (!changed) {
      toast({ title: t.full(SOUNDS_AT_ONCE), description: t.fullText })
      return
    }
    mixer.setBoard(changed)
    // Raising a level starts the mixer.
    if (next > 0 && !isOn) mixer.start()
  }
  const isSilent = level === 0 || isMuted
  return (
    <li className={cx(styles.sound, !isSilent && styles.on)}>
      <span className={styles.soundName}>{name}</span>
      <Slider label={t.level(name)} value={level} step={5} valueText={level === 0 ? t.off : t.percent(level)} onChange={setLevel} />
      <span className={styles.press}>
        <IconButton
          size="sm"
          icon={isSilent ? muteIcon : volumeIcon}
          label={level === 0 ? t.turnOn(name) : isMuted ? t.unmute(name) : t.mute(name)}
          onClick={() => (level === 0 ? setLevel(FIRST_LEVEL) : mixer.setBoard(withMute(board, id, !isMuted)))}
        />
        {loading.includes(id) && <Spinner size={34} label={t.loading} className={styles.loading} />}
      </span>
      {failed.includes(id) && (
        <p className={styles.failed} role="alert">
          {t.failed(name)}{' '}
          <button type="button" className={styles.again} onClick={() => mixer.start()}>
            {t.retry}
          </button>
        </p>
      )}
    </li>
  )
}

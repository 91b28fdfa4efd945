import { audioMessages } from '#platform/web/audio/messages.ts'
import { SPEEDS } from '#platform/web/audio/rules.ts'
import { player, usePlayer } from '#platform/web/audio/use-player.ts'
import { VolumeControl } from '#platform/web/audio/VolumeControl.tsx'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import styles from './Console.module.css'
import { soulMessages } from './messages.ts'
import { SleepMenu } from './SleepMenu.tsx'

/** Speed, sleep timer and volume, of the one player. */
export function SoundSettings() {
  const t = useMessages(audioMessages)
  const { track } = useMessages(soulMessages)
  const { item, speed } = usePlayer()
  return (
    <div className={styles.settings} role="group" aria-label={track.settings}>
      <LazyMenu
        align="start"
        trigger={
          <Button kind="quiet" size="sm" aria-label={`${t.speed}: ${t.speedOf(speed)}`} className={styles.setting}>
            {t.speedOf(speed)}
          </Button>
        }
        entries={SPEEDS.map((one) => ({
          label: t.speedOf(one),
          onSelect: () => player.setSpeed(one),
          ...(one === speed ? { hint: '✓' } : {}),
        }))}
      />
      <SleepMenu disabled={!item} className={styles.setting} />
      <VolumeControl className={styles.volume} />
    </div>
  )
}

import { audioMessages } from '#platform/web/audio/messages.ts'
import { SPEEDS } from '#platform/web/audio/rules.ts'
import { SLEEP_MINUTES } from '#platform/web/audio/sleep-timer.ts'
import { player, usePlayer, useSleepLeft } from '#platform/web/audio/use-player.ts'
import { VolumeControl } from '#platform/web/audio/VolumeControl.tsx'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { sleep as moon } from '#platform/web/ui/icons/choices.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import styles from './Console.module.css'
import { soulMessages } from './messages.ts'

/** Speed, sleep timer and volume, of the one player. */
export function SoundSettings() {
  const t = useMessages(audioMessages)
  const { track } = useMessages(soulMessages)
  const { item, speed, sleep } = usePlayer()
  const left = useSleepLeft()
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
      <LazyMenu
        align="start"
        trigger={
          <Button
            kind="quiet"
            size="sm"
            icon={moon}
            disabled={!item}
            className={styles.setting}
            aria-label={left === undefined ? t.sleep : `${t.sleep}: ${t.sleepLeft(clock(left))}`}
          >
            {left === undefined ? t.sleep : clock(left)}
          </Button>
        }
        entries={[
          ...SLEEP_MINUTES.map((minutes) => ({ label: t.sleepMinutes(minutes), onSelect: () => player.setSleep(minutes) })),
          { label: t.sleepEnd, onSelect: () => player.setSleep('end') },
          ...(sleep ? (['line', { label: t.sleepOff, onSelect: () => player.setSleep(undefined) }] as const) : []),
        ]}
      />
      <VolumeControl className={styles.volume} />
    </div>
  )
}

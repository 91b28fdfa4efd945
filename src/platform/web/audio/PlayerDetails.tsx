import { clock } from '../i18n/clock.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { useMessages } from '../i18n/messages.ts'
import { Chip } from '../ui/Chip.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { back15, forward15 } from '../ui/icons/media.ts'
import { sleep as moon } from '../ui/icons/choices.ts'
import { Menu } from '../ui/Menu.tsx'
import { detailsOf } from './details.ts'
import type { AudioItem } from './items.ts'
import { audioMessages } from './messages.ts'
import styles from './PlayerDetails.module.css'
import { SKIP_SECONDS, SPEEDS } from './rules.ts'
import { SLEEP_MINUTES } from './sleep-timer.ts'
import { player, usePlayer, useSleepLeft } from './use-player.ts'
import { VolumeControl } from './VolumeControl.tsx'

/** The lower half of the expanded player: controls, speed, sleep timer, and details of the item. */
export function PlayerDetails({ item }: { item: AudioItem }) {
  const t = useMessages(audioMessages)
  const { speed, sleep } = usePlayer()
  const left = useSleepLeft()
  const { text, by, chips } = detailsOf(item, t.details)
  return (
    <div className={styles.details}>
      <div className={styles.tools}>
        <IconButton icon={back15} label={t.back} onClick={() => player.skip(-SKIP_SECONDS)} />
        <IconButton icon={forward15} label={t.forward} onClick={() => player.skip(SKIP_SECONDS)} />
        <Menu
          align="start"
          trigger={
            <button type="button" className={styles.speed} aria-label={`${t.speed}: ${t.speedOf(speed)}`}>
              {t.speedOf(speed)}
            </button>
          }
          entries={SPEEDS.map((one) => ({
            label: t.speedOf(one),
            onSelect: () => player.setSpeed(one),
            ...(one === speed ? { hint: '✓' } : {}),
          }))}
        />
        <Menu
          trigger={<IconButton icon={moon} label={t.sleep} pressed={sleep !== undefined} />}
          entries={[
            ...SLEEP_MINUTES.map((minutes) => ({ label: t.sleepMinutes(minutes), onSelect: () => player.setSleep(minutes) })),
            { label: t.sleepEnd, onSelect: () => player.setSleep('end') },
            ...(sleep ? (['line', { label: t.sleepOff, onSelect: () => player.setSleep(undefined) }] as const) : []),
          ]}
        />
        <VolumeControl className={styles.volume} />
      </div>
      {left !== undefined && <p className={styles.sleeping}>{t.sleepLeft(clock(left))}</p>}
      {text && <p className="note">{text}</p>}
      {by && <p className={styles.by}>{by}</p>}
      {chips.length > 0 && (
        <Cluster role="list" as="ul" gap={1}>
          {chips.map((chip) => (
            <li key={chip}>
              <Chip>{chip}</Chip>
            </li>
          ))}
        </Cluster>
      )}
    </div>
  )
}

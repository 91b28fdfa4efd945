import { useState } from 'react'
import { durationOf, type Track } from '#platform/web/audio/items.ts'
import { percentOf } from '#platform/web/audio/rules.ts'
import { player, useProgress } from '#platform/web/audio/use-player.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Slider } from '#platform/web/ui/Slider.tsx'
import styles from './Console.module.css'
import { soulMessages } from './messages.ts'

interface ScrubberProps {
  item: Track
  isLoaded: boolean
  /** Where it would begin, while it is not loaded. Seconds. */
  start: number
  onChoose: (seconds: number) => void
}

/** Where the track is, and the way to another place in it, by the same rules as in the mini player. */
export function Scrubber({ item, isLoaded, start, onChoose }: ScrubberProps) {
  const t = useMessages(soulMessages)
  const progress = useProgress()
  const [held, setHeld] = useState<number>()
  const duration = (isLoaded && progress.duration) || durationOf(item)
  const position = isLoaded ? progress.position : start
  const percent = held ?? percentOf(position, duration)
  const at = held === undefined ? position : (held / 100) * duration
  return (
    <div className={styles.scrubber}>
      <Slider
        label={t.track.progress}
        value={percent}
        min={0}
        max={100}
        step={0.1}
        valueText={t.track.progressText(clock(at), clock(duration))}
        onChange={setHeld}
        onCommit={(to) => {
          if (isLoaded) player.seekPercent(to)
          else onChoose((to / 100) * duration)
          setHeld(undefined)
        }}
      />
      <div className={styles.times} aria-hidden="true">
        <span>{clock(at)}</span>
        <span>{clock(duration)}</span>
      </div>
    </div>
  )
}

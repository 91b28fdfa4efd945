import { useState } from 'react'
import { durationOf, type Track } from '#platform/web/audio/items.ts'
import { percentOf } from '#platform/web/audio/rules.ts'
import { clock } from '#platform/web/i18n/clock.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Slider } from '#platform/web/ui/Slider.tsx'
import styles from './Console.module.css'
import { soulMessages } from './messages.ts'

interface ScrubberProps {
  item: Track
  /** Position at which the track would begin. Seconds. */
  start: number
  onChoose: (seconds: number) => void
}

/** Chooses the start position of a track, by the same rules as seeking in the mini player. */
export function Scrubber({ item, start, onChoose }: ScrubberProps) {
  const t = useMessages(soulMessages)
  const [held, setHeld] = useState<number>()
  const duration = durationOf(item)
  const at = held === undefined ? start : (held / 100) * duration
  return (
    <div>
      <Slider
        label={t.track.progress}
        value={held ?? percentOf(start, duration)}
        min={0}
        max={100}
        step={0.1}
        valueText={t.track.progressText(clock(at), clock(duration))}
        onChange={setHeld}
        onCommit={(to) => {
          onChoose((to / 100) * duration)
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

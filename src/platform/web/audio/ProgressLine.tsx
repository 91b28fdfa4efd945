import { useState } from 'react'
import { clock } from '../i18n/clock.ts'
import { useMessages } from '../i18n/messages.ts'
import { Slider } from '../ui/Slider.tsx'
import { audioMessages } from './messages.ts'
import styles from './ProgressLine.module.css'
import { player, useProgress } from './use-player.ts'

/** The playback position as a slider. The position changes when the slider is released. */
export function ProgressLine() {
  const t = useMessages(audioMessages)
  const { position, duration, percent } = useProgress()
  const [held, setHeld] = useState<number>()
  const shown = held ?? percent
  const at = held === undefined ? position : (held / 100) * duration
  return (
    <div className={styles.line}>
      <Slider
        label={t.progress}
        value={shown}
        min={0}
        max={100}
        step={0.1}
        look="thin"
        valueText={t.progressText(clock(at), clock(duration))}
        onChange={setHeld}
        onCommit={(to) => {
          player.seekPercent(to)
          setHeld(undefined)
        }}
      />
      <span className={styles.time}>
        {clock(at)} / {clock(duration)}
      </span>
    </div>
  )
}

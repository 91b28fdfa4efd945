import { useEffect, useId, useState } from 'react'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { back15, forward15, pause, play } from '#platform/web/ui/icons/media.ts'
import { landingMessages } from './messages.ts'
import mini from './minis/Miniature.module.css'
import { startSea } from './sea.ts'
import styles from './SoulMiniature.module.css'
import { barHeights, DURATION, FIRST, later } from './waveform.ts'

const TICK_MS = 250
/** Seconds that the two side buttons jump. */
const STEP = 15
const BARS = barHeights(52)

/** A working player: synthesized sea sound, its waveform, and the elapsed time. */
export function SoulMiniature() {
  const t = useMessages(landingMessages).soul.mini
  const { clock } = useFormat()
  const id = useId()
  const [isPlaying, setPlaying] = useState(false)
  const [hasStarted, setStarted] = useState(false)
  const [at, setAt] = useState(FIRST)

  useEffect(() => {
    if (!isPlaying) return
    const stop = startSea()
    const tick = setInterval(() => setAt((seconds) => later(seconds, TICK_MS / 1000)), TICK_MS)
    return () => {
      clearInterval(tick)
      stop?.()
    }
  }, [isPlaying])

  const reached = (at / DURATION) * BARS.length
  return (
    <div className={mini.screen} role="group" aria-label={t.label} data-playing={hasStarted ? isPlaying : undefined}>
      <div className={mini.stack}>
        <svg className={styles.stage} viewBox="0 0 400 210" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <defs>
            <linearGradient id={id} x2="0" y2="1">
              <stop offset="0" className={styles.skyHigh} />
              <stop offset="1" className={styles.skyLow} />
            </linearGradient>
          </defs>
          <rect width="400" height="210" fill={`url(#${id})`} />
          <circle cx="278" cy="112" r="64" className={styles.halo} />
          <circle cx="278" cy="112" r="30" className={styles.disc} />
          {[0, 1, 2, 3].map((row) => (
            <path key={row} className={styles.wave} d={wave(118 + row * 20, 5 + row * 2.2)} />
          ))}
        </svg>
        <div className={styles.words}>
          <p className={mini.heading}>{t.title}</p>
          <p className="soft">{t.text}</p>
        </div>
        <div className={styles.line}>
          <svg className={styles.bars} viewBox={`0 0 ${BARS.length * 6} 40`} preserveAspectRatio="none" aria-hidden="true">
            {BARS.map((height, index) => (
              <rect
                key={index}
                x={index * 6 + 1}
                y={20 - height / 2}
                width="4"
                height={height}
                rx="2"
                data-played={index < reached || undefined}
              />
            ))}
          </svg>
          <div className={styles.times}>
            <span>{clock(at)}</span>
            <span>{clock(DURATION)}</span>
          </div>
        </div>
        <div className={styles.controls}>
          <IconButton icon={back15} label={t.back} onClick={() => setAt(later(at, -STEP))} />
          <IconButton
            icon={isPlaying ? pause : play}
            label={isPlaying ? t.pause : t.play}
            kind="primary"
            size="lg"
            onClick={() => {
              setStarted(true)
              setPlaying(!isPlaying)
            }}
          />
          <IconButton icon={forward15} label={t.forward} onClick={() => setAt(later(at, STEP))} />
        </div>
      </div>
    </div>
  )
}

/** A wave of period 100 that extends beyond both sides of the picture, filled downwards. */
function wave(y: number, height: number): string {
  let d = `M-200 ${y}`
  for (let x = -200; x < 600; x += 100) d += `q25-${height} 50 0t50 0`
  return `${d}V230H-200Z`
}

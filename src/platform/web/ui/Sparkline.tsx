import { useId } from 'react'
import { monotonePath, spread } from './curve.ts'
import styles from './Sparkline.module.css'

interface SparklineProps {
  /** Oldest first. Values that are not finite numbers are left out. */
  values: readonly number[]
  /** Accessible name: "Sleep over 14 nights, lately more". */
  label: string
  /** Pixels; the width follows the container. */
  height?: number
}

const width = 200

export function Sparkline({ values, label, height = 48 }: SparklineProps) {
  const id = useId()
  const points = spread(values.filter(Number.isFinite), width, height, 5)
  const line = monotonePath(points)
  const last = points.at(-1)
  return (
    <div className={styles.frame} role="img" aria-label={label} style={{ blockSize: `${height / 16}rem` }}>
      {last && (
        <>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
            <defs>
              <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
                <stop offset="0" className={styles.top} />
                <stop offset="1" className={styles.bottom} />
              </linearGradient>
            </defs>
            {points.length > 1 && <path d={`${line}V${height}H${points[0]?.x ?? 0}Z`} fill={`url(#${id})`} />}
            <path d={line} className={styles.line} />
          </svg>
          <span
            className={styles.bud}
            style={{ insetInlineStart: `${(last.x / width) * 100}%`, insetBlockStart: `${(last.y / height) * 100}%` }}
          />
        </>
      )}
    </div>
  )
}

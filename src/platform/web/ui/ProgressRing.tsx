import type { ReactNode } from 'react'
import { useFormat } from '../i18n/format.ts'
import styles from './ProgressRing.module.css'

interface ProgressRingProps {
  /** Accessible name. */
  label: string
  /** 0 to 1. */
  value: number
  valueText?: string
  /** Diameter in pixels; 96 by default. */
  size?: number
  /** Line width in pixels; 8 by default. */
  thickness?: number
  /** Content in the middle. */
  children?: ReactNode
}

export function ProgressRing({ label, value, valueText, size = 96, thickness = 8, children }: ProgressRingProps) {
  const format = useFormat()
  const ratio = Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0))
  const radius = (size - thickness) / 2
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(ratio * 100)}
      aria-valuetext={valueText ?? format.percent(ratio)}
      className={styles.ring}
      style={{ inlineSize: `${size / 16}rem`, blockSize: `${size / 16}rem` }}
    >
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" strokeWidth={thickness}>
        <circle className={styles.track} cx={size / 2} cy={size / 2} r={radius} />
        {ratio > 0 && (
          <circle className={styles.fill} cx={size / 2} cy={size / 2} r={radius} pathLength={1} strokeDasharray={`${ratio} 1`} />
        )}
      </svg>
      {children !== undefined && <div className={styles.middle}>{children}</div>}
    </div>
  )
}

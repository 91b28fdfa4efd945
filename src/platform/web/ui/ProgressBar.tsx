import { useFormat } from '../i18n/format.ts'
import { cx } from './cx.ts'
import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  /** Accessible name. */
  label: string
  /** 0 to 1; undefined while it is unknown. Values outside are clamped. */
  value: number | undefined
  /** The value for screen readers; a percentage by default. */
  valueText?: string
  size?: 'sm' | 'md'
}

export function ProgressBar({ label, value, valueText, size = 'md' }: ProgressBarProps) {
  const format = useFormat()
  const ratio = value === undefined ? undefined : Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(ratio !== undefined && { 'aria-valuenow': Math.round(ratio * 100), 'aria-valuetext': valueText ?? format.percent(ratio) })}
      className={cx(styles.bar, styles[size], ratio === undefined && styles.unknown)}
    >
      <span className={styles.fill} style={ratio === undefined ? undefined : { inlineSize: `${ratio * 100}%` }} />
    </div>
  )
}

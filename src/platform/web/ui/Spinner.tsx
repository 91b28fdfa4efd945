import { useMessages } from '../i18n/messages.ts'
import { cx } from './cx.ts'
import { uiMessages } from './messages.ts'
import styles from './Spinner.module.css'

interface SpinnerProps {
  /** Pixels; 24 by default. */
  size?: number
  /** Accessible name; a general word by default. `null` when another element already announces the wait. */
  label?: string | null
  className?: string | undefined
}

/** An uncurling fern as a loading animation, for waits too short for a skeleton. */
export function Spinner({ size = 24, label, className }: SpinnerProps) {
  const t = useMessages(uiMessages)
  return (
    <span className={cx(styles.spinner, className)} {...(label === null ? { 'aria-hidden': true } : { role: 'status' })}>
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9" />
        <path
          className={styles.curl}
          pathLength="100"
          d="M12 3a9 9 0 0 1 9 9 9 9 0 0 1-9 9 7.5 7.5 0 0 1-7.5-7.5c0-3.6 2.7-6.3 6-6.3a4.8 4.8 0 0 1 5 4.7c0 2-1.5 3.6-3.4 3.6"
        />
      </svg>
      {label !== null && <span className="visually-hidden">{label ?? t.loading}</span>}
    </span>
  )
}

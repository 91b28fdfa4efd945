import type { ReactNode } from 'react'
import styles from './Stat.module.css'

interface StatProps {
  label: ReactNode
  /** Already formatted. */
  value: ReactNode
  unit?: string
  /** A quiet comparison: "12 more than last week". */
  hint?: ReactNode
  /** A sparkline or ring beside it. */
  chart?: ReactNode
}

/** One number that matters, with its name. */
export function Stat({ label, value, unit, hint, chart }: StatProps) {
  return (
    <dl className={styles.stat}>
      <dt className="note">{label}</dt>
      <dd className={styles.value}>
        {value}
        {unit && <span className={styles.unit}>&nbsp;{unit}</span>}
      </dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
      {chart && <dd className={styles.chart}>{chart}</dd>}
    </dl>
  )
}

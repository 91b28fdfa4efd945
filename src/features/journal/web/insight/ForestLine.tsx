import { cx } from '#platform/web/ui/cx.ts'
import type { InsightAssociation } from '../../contract/insight.ts'
import styles from './ForestLine.module.css'

interface ForestLineProps {
  association: InsightAssociation
  /** The end of the scale on both sides, in steps of mood. */
  scale: number
  /** The association is not significant. */
  faint?: boolean
}

/** The difference as a point and its 95 % interval as a line, around zero; beyond the scale it is cut off with an open end. */
export function ForestLine({ association: { difference, low, high }, scale, faint = false }: ForestLineProps) {
  const place = (steps: number) => `${(Math.max(-1, Math.min(1, steps / scale)) + 1) * 50}%`
  return (
    <span className={cx(styles.forest, difference <= 0 && styles.down, faint && styles.faint)} aria-hidden="true">
      <svg className={styles.drawing}>
        <line className={styles.ground} x1="0" x2="100%" y1="50%" y2="50%" />
        <line className={styles.zero} x1="50%" x2="50%" y1="0" y2="100%" />
        {low !== null && high !== null && <line className={styles.interval} x1={place(low)} x2={place(high)} y1="50%" y2="50%" />}
        <circle className={styles.point} cx={place(difference)} cy="50%" r="6.5" />
      </svg>
    </span>
  )
}

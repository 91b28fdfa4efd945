import { quantile } from '../../games/core/scoring.ts'
import styles from './EndPictures.module.css'

/** Limit of rings that are drawn; older ones would be closer together than a line is wide. */
const MOST_RINGS = 14
const MIDDLE = 60
const FIRST_RING = 6

/** Cross-section of a trunk: one ring per session of the game, the newest one growing. Decorative: the text beside it says the same. */
export function GrownRing({ sessions }: { sessions: number }) {
  const shown = Math.min(MOST_RINGS, sessions)
  const step = (MIDDLE - FIRST_RING - 4) / Math.max(4, shown)
  return (
    <svg viewBox="0 0 120 120" className={styles.rings} aria-hidden="true">
      {Array.from({ length: shown }, (_, nth) => {
        const r = FIRST_RING + step * (shown - nth - 1)
        // Slightly elliptical, and the same for each ring on every render.
        const rx = r * (1 + 0.05 * Math.sin(nth * 2.4))
        const ry = r * (1 + 0.05 * Math.cos(nth * 1.7))
        return <ellipse key={shown - nth} cx={MIDDLE + Math.sin(nth) * 0.8} cy={MIDDLE} rx={rx} ry={ry} data-newest={nth === 0} />
      })}
    </svg>
  )
}

interface OwnRangeProps {
  /** Earlier scores on the same kind of device, at least three. */
  before: readonly number[]
  score: number
  /** The label for screen readers. */
  label: string
  text: (value: number) => string
}

/** This score among the person's own: the range of earlier ones, their middle half, and this one as a leaf. */
export function OwnRange({ before, score, label, text }: OwnRangeProps) {
  const low = Math.min(...before, score)
  const high = Math.max(...before, score)
  const at = (value: number) => 4 + (high === low ? 0.5 : (value - low) / (high - low)) * 192
  const from = at(quantile(before, 0.25)!)
  const to = at(quantile(before, 0.75)!)
  return (
    <div className={styles.range}>
      <svg viewBox="0 0 200 24" role="img" aria-label={label}>
        <line x1="4" x2="196" y1="12" y2="12" />
        <rect x={from} width={Math.max(3, to - from)} y="6" height="12" rx="6" />
        {before.map((value, nth) => (
          // oxlint-disable-next-line no-array-index-key -- scores have no names
          <circle key={nth} cx={at(value)} cy="12" r="2" />
        ))}
        <circle cx={at(score)} cy="12" r="6" data-now="" />
      </svg>
      <p aria-hidden="true">
        <span>{text(low)}</span>
        <span>{text(high)}</span>
      </p>
    </div>
  )
}

import { monotonePath } from '#platform/web/ui/curve.ts'
import styles from './LineChart.module.css'

const WIDTH = 640
const HEIGHT = 200

type Props = {
  label: string
  /** 0 to 1, oldest first, evenly spaced. */
  values: readonly number[]
  /** Words under the first and the last point. */
  from: string
  to: string
  /** The lines at 0, 50 and 100 per cent, in words. */
  marks: readonly [string, string, string]
}

/** A share over time, between nothing and all. */
export function LineChart({ label, values, from, to, marks }: Props) {
  const points = values.map((value, index) => ({
    x: values.length === 1 ? WIDTH : (index / (values.length - 1)) * WIDTH,
    y: HEIGHT - 4 - value * (HEIGHT - 8),
  }))
  const line = monotonePath(points)
  const last = points.at(-1)
  return (
    <div className={styles.line} role="img" aria-label={label}>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {[0, 0.5, 1].map((share) => (
            <line
              key={share}
              x1="0"
              x2={WIDTH}
              y1={HEIGHT - 4 - share * (HEIGHT - 8)}
              y2={HEIGHT - 4 - share * (HEIGHT - 8)}
              className={styles.grid}
            />
          ))}
          {points.length > 1 && <path d={`${line}V${HEIGHT}H${points[0]!.x}Z`} className={styles.under} />}
          {points.length > 1 && <path d={line} className={styles.curve} />}
        </svg>
        {last && <span className={styles.bud} style={{ insetBlockStart: `${(last.y / HEIGHT) * 100}%` }} aria-hidden="true" />}
        {marks.map((mark, index) => (
          <span key={mark} className={styles.mark} style={{ insetBlockEnd: `${index * 50}%` }} aria-hidden="true">
            {mark}
          </span>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  )
}

import type { MindSession } from '../../contract.ts'
import type { Baseline } from '../../history.ts'
import styles from './History.module.css'

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [800, 260, 64, 16, 18, 22] as const

interface HistoryChartProps {
  sessions: readonly MindSession[]
  baseline: Baseline | null
  text: (value: number) => string
  label: string
}

/** Each session a dot, the mean of seven neighbours a line, the baseline a band. */
export function HistoryChart({ sessions, baseline, text, label }: HistoryChartProps) {
  const values = sessions.map(({ main }) => main!)
  if (values.length === 0) return <div className={styles.chart} role="img" aria-label={label} />
  const ends = [...values, ...(baseline ? [baseline.low, baseline.high] : [])]
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const room = Math.max((most - least) * 0.08, Math.abs(most) * 0.02, 0.1)
  const [low, high] = [least - room, most + room]
  const x = (nth: number) => LEFT + ((WIDTH - LEFT - RIGHT) * (nth + 0.5)) / values.length
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / (high - low))
  const smooth = values.map((_, nth) => {
    const near = values.slice(Math.max(0, nth - 3), nth + 4)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })
  const marks = [least, (least + most) / 2, most]
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} role="img" aria-label={label}>
      {baseline && (
        <>
          <rect
            x={LEFT}
            y={y(baseline.high)}
            width={WIDTH - LEFT - RIGHT}
            height={Math.max(2, y(baseline.low) - y(baseline.high))}
            className={styles.band}
          />
          <path d={`M${LEFT} ${y(baseline.median)}H${WIDTH - RIGHT}`} className={styles.median} />
        </>
      )}
      {(most > least ? marks : [least]).map((mark) => (
        <g key={mark}>
          <path d={`M${LEFT} ${y(mark)}H${WIDTH - RIGHT}`} className={styles.rule} />
          <text x={LEFT - 8} y={y(mark) + 5} className={styles.mark}>
            {text(mark)}
          </text>
        </g>
      ))}
      {values.length > 4 && (
        <path d={smooth.map((value, nth) => `${nth ? 'L' : 'M'}${x(nth)} ${y(value)}`).join('')} className={styles.line} />
      )}
      {values.map((value, nth) => (
        <circle key={sessions[nth]!.id} cx={x(nth)} cy={y(value)} r={values.length > 120 ? 2.2 : 4} className={styles.dot} />
      ))}
    </svg>
  )
}

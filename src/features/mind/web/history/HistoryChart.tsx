import type { MindSession } from '../../contract.ts'
import type { Baseline } from '../../history.ts'
import styles from './History.module.css'

/** The drawing stretches with its place; words stand beside it, as large as words. */
const [WIDTH, HEIGHT, ABOVE, BELOW] = [800, 240, 12, 12] as const
/** From so many sessions on, dots are small. */
const MANY = 120

interface HistoryChartProps {
  sessions: readonly MindSession[]
  baseline: Baseline | null
  text: (value: number) => string
  day: (session: MindSession) => string
  label: string
  words: { each: string; mean: string; band: string; median: string }
}

/** Each session a dot, the mean of seven neighbours a line, the baseline a band; with its dates and a legend. */
export function HistoryChart({ sessions, baseline, text, day, label, words }: HistoryChartProps) {
  const values = sessions.map(({ main }) => main!)
  if (values.length === 0) return <div className={styles.chart} role="img" aria-label={label} />
  const ends = [...values, ...(baseline ? [baseline.low, baseline.high] : [])]
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const room = Math.max((most - least) * 0.08, Math.abs(most) * 0.02, 0.1)
  const [low, high] = [least - room, most + room]
  const x = (nth: number) => (WIDTH * (nth + 0.5)) / values.length
  const y = (value: number) => ABOVE + (HEIGHT - ABOVE - BELOW) * (1 - (value - low) / (high - low))
  const smooth = values.map((_, nth) => {
    const near = values.slice(Math.max(0, nth - 3), nth + 4)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })
  const marks = most > least ? [most, (least + most) / 2, least] : [least]
  const hasLine = values.length > 4
  const dates = values.length > 2 ? [sessions[0]!, sessions[Math.floor((values.length - 1) / 2)]!, sessions.at(-1)!] : sessions
  return (
    <div className={styles.chart}>
      <div className={styles.plot}>
        <div className={styles.marks} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark} style={{ insetBlockStart: `${(y(mark) / HEIGHT) * 100}%` }}>
              {text(mark)}
            </span>
          ))}
        </div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {baseline && (
            <>
              <rect
                x="0"
                y={y(baseline.high)}
                width={WIDTH}
                height={Math.max(2, y(baseline.low) - y(baseline.high))}
                className={styles.band}
              />
              <path d={`M0 ${y(baseline.median)}H${WIDTH}`} className={styles.median} />
            </>
          )}
          {marks.map((mark) => (
            <path key={mark} d={`M0 ${y(mark)}H${WIDTH}`} className={styles.rule} />
          ))}
          {hasLine && <path d={smooth.map((value, nth) => `${nth ? 'L' : 'M'}${x(nth)} ${y(value)}`).join('')} className={styles.line} />}
          {values.map((value, nth) => (
            <path
              key={sessions[nth]!.id}
              d={`M${x(nth)} ${y(value)}h0`}
              className={styles.dot}
              data-small={values.length > MANY || undefined}
            />
          ))}
        </svg>
        <p className={styles.dates} aria-hidden="true">
          {dates.map((session) => (
            <span key={session.id}>{day(session)}</span>
          ))}
        </p>
      </div>
      <ul role="list" className={styles.legend}>
        <li data-of="dot">{words.each}</li>
        {hasLine && <li data-of="line">{words.mean}</li>}
        {baseline && <li data-of="band">{words.band}</li>}
        {baseline && <li data-of="median">{words.median}</li>}
      </ul>
    </div>
  )
}

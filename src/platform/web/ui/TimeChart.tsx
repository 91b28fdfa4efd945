import { type CSSProperties, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { monotonePath, type Point } from './curve.ts'
import { niceMarks } from './nice-marks.ts'
import styles from './TimeChart.module.css'

const WIDTH = 640
const HEIGHT = 220
const PAD = 10
/** Dots are smaller from MANY on, and larger up to FEW. */
const MANY = 200
const FEW = 45

/** `tone`: a CSS colour; the area's colour by default. */
type Dot = Point & { tone?: string }
type Part = 'dots' | 'line' | 'band' | 'across'

interface TimeChartProps {
  /** Accessible name. */
  label: string
  /** Ends of the time axis: day numbers, or any value that is linear in time. */
  from: number
  to: number
  /** Measured values. */
  dots?: readonly Dot[]
  /** The trend of the values. */
  line?: readonly Point[]
  /** Points of the line that are further apart than `over` have a dotted line between them up to `bridge`, and none beyond. */
  gaps?: { over: number; bridge: number }
  /** Shades the area under the line. */
  isFilled?: boolean
  /** The range in which the true value most likely lies. */
  band?: readonly { x: number; low: number; high: number }[]
  /** The value of a horizontal line: a target. */
  across?: number | undefined
  /** The smallest span of the value axis, so that a small change also looks small. */
  least?: number
  /** The value axis begins at zero. */
  fromZero?: boolean
  /** Only whole numbers are marked, for counts. */
  isWhole?: boolean
  /** A fixed scale with its ends and marks, instead of round numbers around the values. */
  scale?: { low: number; high: number; marks: readonly number[] }
  /** Renders a mark of the axis: text, or a picture of at most 2 rem. */
  mark: (value: number) => ReactNode
  /** Labels under both ends, or at given positions of the axis. */
  ends: readonly [string, string] | readonly { x: number; label: string }[]
  /** Labels of the legend below the chart, for the parts that need one. */
  legend?: Partial<Record<Part, string>>
}

/** If the values span less than `least`: two ends that are `least` apart around their middle. Otherwise empty. */
function spread(values: readonly number[], least: number): number[] {
  const [low, high] = values.reduce(([a, b], value) => [Math.min(a, value), Math.max(b, value)], [Infinity, -Infinity])
  return high < low || high - low >= least ? [] : [(low + high - least) / 2, (low + high + least) / 2]
}

/** Values over time: dots for measurements, a line for their trend, a band for its uncertainty. The ChartFrame has the table. */
export function TimeChart(props: TimeChartProps) {
  const { label, from, to, dots = [], line = [], gaps, isFilled = false, band = [], across, scale, mark, ends, legend } = props
  const { marks, low, high } = axisOf(props)
  const xOf = (x: number) => (to === from ? WIDTH : ((x - from) / (to - from)) * WIDTH)
  const pad = scale ? 0 : PAD
  const yOf = (y: number) => HEIGHT - pad - (high === low ? 0.5 : (y - low) / (high - low)) * (HEIGHT - 2 * pad)
  const at = ({ x, y }: Point): Point => ({ x: xOf(x), y: yOf(y) })
  const { runs, bridges } = piecesOf(line, gaps)
  const path = runs.map((run) => monotonePath(run.map(at))).join('')
  const last = line.at(-1)
  const words = marks.map(mark)
  const longest = Math.max(0, ...words.map((word) => (typeof word === 'string' ? word.length : 0)))
  return (
    <div className={styles.chart}>
      <div
        className={styles.picture}
        style={{ '--marks': longest > 0 ? `${longest + 1}ch` : '2rem' } as CSSProperties}
        role="img"
        aria-label={label}
        dir="ltr"
      >
        <div className={styles.plot}>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {marks.map((value) => (
              <line key={value} x1="0" x2={WIDTH} y1={yOf(value)} y2={yOf(value)} className={styles.grid} />
            ))}
            {band.length > 1 && (
              <path
                d={bandPath(band.map(({ x, low: a, high: b }) => ({ x: xOf(x), low: yOf(a), high: yOf(b) })))}
                className={styles.band}
              />
            )}
            {across !== undefined && <line x1="0" x2={WIDTH} y1={yOf(across)} y2={yOf(across)} className={styles.across} />}
            {isFilled && line.length > 1 && (
              <path d={`${path}V${HEIGHT}H${round(xOf(line[0]!.x))}Z`} className={cx(styles.band, styles.under)} />
            )}
            {[...Map.groupBy(dots, ({ tone }) => tone)].map(([tone, some]) => (
              <path
                key={tone ?? ''}
                d={some
                  .map(at)
                  .map(({ x, y }) => `M${round(x)} ${round(y)}h0`)
                  .join('')}
                className={cx(styles.dots, dots.length > MANY && styles.many, dots.length < FEW && styles.few)}
                style={tone === undefined ? undefined : { stroke: tone }}
              />
            ))}
            {line.length > 1 && (
              <>
                <path d={bridges.map(([a, b]) => `M${pair(at(a))}L${pair(at(b))}`).join('')} className={styles.bridge} />
                {dots.length > 0 && <path d={path} className={styles.halo} />}
                <path d={path} className={styles.line} />
              </>
            )}
          </svg>
          {last && (
            <span
              className={styles.bud}
              style={{ '--at': xOf(last.x) / WIDTH, insetBlockStart: `${(yOf(last.y) / HEIGHT) * 100}%` } as CSSProperties}
              aria-hidden="true"
            />
          )}
          {marks.map((value, index) => (
            <span key={value} className={styles.mark} style={{ insetBlockStart: `${(yOf(value) / HEIGHT) * 100}%` }} aria-hidden="true">
              {words[index]}
            </span>
          ))}
        </div>
        {isPair(ends) ? (
          <p className={styles.ends} aria-hidden="true">
            <span>{ends[0]}</span>
            <span>{ends[1]}</span>
          </p>
        ) : (
          <p className={styles.ticks} aria-hidden="true">
            {ends.map((tick) => (
              <span key={tick.x} style={{ insetInlineStart: `${(xOf(tick.x) / WIDTH) * 100}%` }}>
                {tick.label}
              </span>
            ))}
          </p>
        )}
      </div>
      {legend && (
        <ul role="list" className={styles.legend}>
          {Object.entries(legend).map(([part, label]) => (
            <li key={part} data-of={part}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function axisOf({ dots = [], line = [], band = [], across, least = 0, fromZero, isWhole, scale }: TimeChartProps) {
  if (scale) return scale
  const values = [...dots.map(({ y }) => y), ...line.map(({ y }) => y), ...band.flatMap(({ low, high }) => [low, high])]
  const around = spread(values, least)
  const nice = niceMarks([...values, ...around, ...(fromZero ? [0] : []), ...(across === undefined ? [] : [across])])
  const marks = isWhole ? nice.filter(Number.isInteger) : nice
  return { marks, low: marks[0] ?? 0, high: marks.at(-1) ?? 1 }
}

/** Splits the line into runs without a gap, and pairs of points that a dotted line joins. */
function piecesOf(line: readonly Point[], gaps: TimeChartProps['gaps']): { runs: Point[][]; bridges: [Point, Point][] } {
  const runs: Point[][] = []
  const bridges: [Point, Point][] = []
  for (const point of line) {
    const before = runs.at(-1)?.at(-1)
    const apart = before ? point.x - before.x : Infinity
    if (before && (!gaps || apart <= gaps.over)) runs.at(-1)!.push(point)
    else {
      if (before && gaps && apart <= gaps.bridge) bridges.push([before, point])
      runs.push([point])
    }
  }
  return { runs, bridges }
}

const isPair = (ends: TimeChartProps['ends']): ends is readonly [string, string] => typeof ends[0] === 'string'
const round = (value: number) => Math.round(value * 100) / 100
const pair = ({ x, y }: Point) => `${round(x)} ${round(y)}`

function bandPath(points: readonly { x: number; low: number; high: number }[]): string {
  const up = points.map(({ x, high }) => `${round(x)} ${round(high)}`)
  const back = points.toReversed().map(({ x, low }) => `${round(x)} ${round(low)}`)
  return `M${up.join('L')}L${back.join('L')}Z`
}

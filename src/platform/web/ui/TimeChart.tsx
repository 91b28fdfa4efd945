import type { CSSProperties } from 'react'
import { monotonePath, type Point } from './curve.ts'
import { niceMarks } from './nice-marks.ts'
import styles from './TimeChart.module.css'

const WIDTH = 640
const HEIGHT = 220
const PAD = 10

interface TimeChartProps {
  /** What it shows, in words. */
  label: string
  /** Of the axis: day numbers, or anything else that grows evenly with time. */
  from: number
  to: number
  /** What was measured. */
  dots?: readonly Point[]
  /** What it comes to. */
  line?: readonly Point[]
  /** Between these it most likely lies. */
  band?: readonly { x: number; low: number; high: number }[]
  /** A line across: a target. */
  across?: number | undefined
  /** The axis shows at least so much from its lowest to its highest: what hardly changed is to look so. */
  least?: number
  /** The axis begins at nothing. */
  fromZero?: boolean
  /** Only whole numbers are marked: there is no half a thing. */
  isWhole?: boolean
  /** A mark of the axis in words. */
  mark: (value: number) => string
  /** Words under both ends. */
  ends: readonly [string, string]
}

/** Ends that are `least` apart around the middle of values that are closer than that; none where they are not. */
function spread(values: readonly number[], least: number): number[] {
  const [low, high] = values.reduce(([a, b], value) => [Math.min(a, value), Math.max(b, value)], [Infinity, -Infinity])
  return high < low || high - low >= least ? [] : [(low + high - least) / 2, (low + high + least) / 2]
}

/** Values over time: dots as measured, a line for what they come to, a band for how sure that is. Its table is the ChartFrame's. */
export function TimeChart({
  label,
  from,
  to,
  dots = [],
  line = [],
  band = [],
  across,
  least = 0,
  fromZero = false,
  isWhole = false,
  mark,
  ends,
}: TimeChartProps) {
  const values = [...dots.map(({ y }) => y), ...line.map(({ y }) => y), ...band.flatMap(({ low, high }) => [low, high])]
  const around = spread(values, least)
  const nice = niceMarks([...values, ...around, ...(fromZero ? [0] : []), ...(across === undefined ? [] : [across])])
  const marks = isWhole ? nice.filter(Number.isInteger) : nice
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1]
  const xOf = (x: number) => (to === from ? WIDTH : ((x - from) / (to - from)) * WIDTH)
  const yOf = (y: number) => HEIGHT - PAD - (high === low ? 0.5 : (y - low) / (high - low)) * (HEIGHT - 2 * PAD)
  const at = ({ x, y }: Point): Point => ({ x: xOf(x), y: yOf(y) })
  const last = line.at(-1)
  const words = marks.map(mark)
  return (
    <div
      className={styles.chart}
      style={{ '--marks': `${Math.max(0, ...words.map((word) => word.length)) + 1}ch` } as CSSProperties}
      role="img"
      aria-label={label}
      dir="ltr"
    >
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {marks.map((value) => (
            <line key={value} x1="0" x2={WIDTH} y1={yOf(value)} y2={yOf(value)} className={styles.grid} />
          ))}
          {across !== undefined && <line x1="0" x2={WIDTH} y1={yOf(across)} y2={yOf(across)} className={styles.across} />}
          {band.length > 1 && (
            <path d={bandPath(band.map(({ x, low: a, high: b }) => ({ x: xOf(x), low: yOf(a), high: yOf(b) })))} className={styles.band} />
          )}
          {dots.length > 0 && (
            <path
              d={dots
                .map(at)
                .map(({ x, y }) => `M${round(x)} ${round(y)}h0`)
                .join('')}
              className={styles.dots}
            />
          )}
          {line.length > 1 && <path d={monotonePath(line.map(at))} className={styles.line} />}
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
      <p className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  )
}

const round = (value: number) => Math.round(value * 100) / 100

function bandPath(points: readonly { x: number; low: number; high: number }[]): string {
  const up = points.map(({ x, high }) => `${round(x)} ${round(high)}`)
  const back = points.toReversed().map(({ x, low }) => `${round(x)} ${round(low)}`)
  return `M${up.join('L')}L${back.join('L')}Z`
}

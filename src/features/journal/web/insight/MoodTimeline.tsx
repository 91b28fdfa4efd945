import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { cx } from '#platform/web/ui/cx.ts'
import { moods } from '#platform/web/ui/MoodFace.tsx'
import type { Insight } from '../../contract/insight.ts'
import { insightMessages } from './messages.ts'
import { MoodAxis } from './MoodAxis.tsx'
import styles from './MoodTimeline.module.css'
import { placeOf, ticksOf, type Tick } from './time-axis.ts'
import { useMoodWords } from './use-mood-words.ts'

/** Units of the drawing: it is stretched to its place, with strokes that keep their width. */
const WIDTH = 1000
const HEIGHT = 100
/** Missing days that the dotted line leads over. */
const BRIDGED_DAYS = 3

type TimelineProps = { insight: Pick<Insight, 'days' | 'from' | 'to' | 'smoothDays' | 'counts'>; mean: number }

/** Every day's mood as a dot in its mood's colour, and the smoothed line, broken where days have none. */
export function MoodTimeline({ insight, mean }: TimelineProps) {
  const { days, from, to, smoothDays, counts } = insight
  const t = useMessages(insightMessages)
  const format = useFormat()
  const mood = useMoodWords()
  const x = (day: LocalDay) => Math.round(placeOf(day, from, to) * WIDTH * 10) / 10
  const tickWords = ({ day, style }: Tick) => (style === 'year' ? day.slice(0, 4) : format.localDay(day, style))
  const line = linePaths(days, x)
  const label = t.time.label(format.localDay(from), format.localDay(to), mood.words(mean), t.days(counts.moodDays))
  return (
    <ChartFrame
      level={2}
      title={t.time.title}
      summary={t.time.summary(smoothDays)}
      columns={t.time.columns}
      rows={days.toReversed().map(({ day, mood: value, n, smooth }) => [format.localDay(day), mood.value(value), n, mood.value(smooth)])}
    >
      <div className={styles.chart} role="img" aria-label={label}>
        <MoodAxis />
        <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {moods.map((level) => (
            <path key={level} className={styles.rule} d={`M0 ${y(level)}H${WIDTH}`} />
          ))}
          {moods.map((level) => (
            <path
              key={level}
              className={cx(styles.dots, counts.days > 200 && styles.many, counts.days < 45 && styles.few)}
              style={{ stroke: `var(--mood-${level})` }}
              d={days
                .filter(({ mood: value }) => Math.round(value) === level)
                .map(({ day, mood: value }) => `M${x(day)} ${y(value)}h0`)
                .join('')}
            />
          ))}
          <path className={styles.bridge} d={line.bridges} />
          <path className={styles.halo} d={line.runs} />
          <path className={styles.line} d={line.runs} />
        </svg>
        <div className={styles.ticks}>
          {ticksOf(from, to).map((tick) => (
            <span key={tick.day} className={styles.tick} style={{ insetInlineStart: `${tick.at * 100}%` }}>
              {tickWords(tick)}
            </span>
          ))}
        </div>
      </div>
    </ChartFrame>
  )
}

/** The five moods share the height; half a step of air above and below. */
const y = (mood: number) => Math.round((5.5 - mood) * (HEIGHT / 5) * 10) / 10

/**
 * The line in pieces: runs of days in a row, and bridges over a few missing days. Longer gaps stay empty.
 */
function linePaths(days: Insight['days'], x: (day: LocalDay) => number) {
  let [runs, bridges, before] = ['', '', '']
  let last = Number.NaN
  for (const { day, smooth } of days) {
    if (smooth === null) continue
    const number = dayNumber(day)
    const here = `${x(day)} ${y(smooth)}`
    const isNext = number === last + 1
    runs += `${isNext ? 'L' : 'M'}${here}`
    if (!isNext && number - last <= BRIDGED_DAYS + 1) bridges += `M${before}L${here}`
    last = number
    before = here
  }
  return { runs, bridges }
}

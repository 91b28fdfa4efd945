import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { MoodFace, moods, type Mood } from '#platform/web/ui/MoodFace.tsx'
import { TimeChart } from '#platform/web/ui/TimeChart.tsx'
import type { Insight } from '../../contract/insight.ts'
import { insightMessages } from './messages.ts'
import { placeOf, ticksOf, type Tick } from './time-axis.ts'
import { useMoodWords } from './use-mood-words.ts'

/** The five moods share the height, with half a step of margin above and below. */
const SCALE = { low: 0.5, high: 5.5, marks: moods }
/** Most missing days that the dotted line bridges. */
const BRIDGED_DAYS = 3

type TimelineProps = { insight: Pick<Insight, 'days' | 'from' | 'to' | 'smoothDays' | 'counts'>; mean: number }

/** Every day's mood as a dot in its mood's colour, and the smoothed line, broken where days have none. */
export function MoodTimeline({ insight, mean }: TimelineProps) {
  const { days, from, to, smoothDays, counts } = insight
  const t = useMessages(insightMessages)
  const format = useFormat()
  const mood = useMoodWords()
  const x = (day: LocalDay) => placeOf(day, from, to)
  const width = 1 / (dayNumber(to) - dayNumber(from) + 1)
  const tickWords = ({ day, style }: Tick) => (style === 'year' ? day.slice(0, 4) : format.localDay(day, style))
  const label = t.time.label(format.localDay(from), format.localDay(to), mood.words(mean), t.days(counts.moodDays))
  return (
    <ChartFrame
      level={2}
      title={t.time.title}
      summary={t.time.summary(smoothDays)}
      columns={t.time.columns}
      rows={days.toReversed().map(({ day, mood: value, n, smooth }) => [format.localDay(day), mood.value(value), n, mood.value(smooth)])}
    >
      <TimeChart
        label={label}
        from={0}
        to={1}
        dots={days.map(({ day, mood: value }) => ({ x: x(day), y: value, tone: `var(--mood-${Math.round(value)})` }))}
        line={days.flatMap(({ day, smooth }) => (smooth === null ? [] : [{ x: x(day), y: smooth }]))}
        gaps={{ over: 1.5 * width, bridge: (BRIDGED_DAYS + 1.5) * width }}
        scale={SCALE}
        mark={(level) => <MoodFace mood={level as Mood} size={22} decorative />}
        ends={ticksOf(from, to).map((tick) => ({ x: tick.at, label: tickWords(tick) }))}
      />
    </ChartFrame>
  )
}

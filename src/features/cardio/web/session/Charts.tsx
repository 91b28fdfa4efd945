import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { metresPerMile } from '#platform/web/i18n/units.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { ChartCard } from '#platform/web/ui/ChartCard.tsx'
import { TimeChart } from '#platform/web/ui/TimeChart.tsx'
import type { CardioDetail, CardioSession } from '../../contract.ts'
import { KIND_FACTS } from '../../engine/kinds.ts'
import { cardioMessages } from '../core/messages.ts'
import { distanceWords, paceClock, speedWords } from '../core/speed-words.ts'
import { heightOf, heightValue, heightWords } from './height-words.ts'
import { detailMessages } from './messages.ts'
import { RouteDrawing } from './RouteDrawing.tsx'
import { splitBars } from './split-bars.ts'
import styles from './Session.module.css'

type Analysis = NonNullable<CardioDetail['analysis']>
type Series = Analysis['elevation']
type Props = { analysis: Analysis; session: CardioSession; limits: readonly number[] | null }

/** Maximum number of rows of a table; a chart has more points. */
const TABLE_ROWS = 40

/** The recording's data, each as a chart and as a table. */
export function Charts({ analysis, session, limits }: Props) {
  return (
    <div className={styles.cards}>
      {/* Two columns where there is room, each with its own height: data along the route, and totals. */}
      <div className={styles.column}>
        {analysis.route && <RouteDrawing route={analysis.route} metres={analysis.metres ?? 0} />}
        {analysis.elevation.length > 1 && <Elevation analysis={analysis} />}
        {analysis.speed.length > 1 && KIND_FACTS[session.kind].speaks !== null && <Speed analysis={analysis} session={session} />}
      </div>
      <div className={styles.column}>
        {analysis.splits.km.length > 0 && <Splits analysis={analysis} session={session} limits={limits} />}
        {analysis.pulse.length > 1 && <Pulse analysis={analysis} />}
        {analysis.heartRate && <Zones zones={analysis.zones} limits={limits} />}
        {analysis.decoupling !== null && <Decoupling share={analysis.decoupling} />}
      </div>
    </div>
  )
}

type LineProps = {
  title: string
  summary: string
  label: string
  column: string
  series: Series
  over: Analysis['over']
  value: (y: number) => number
  say: (value: number) => string
  /** See TimeChart. */
  least: number
}

function Line({ title, summary, label, column, series, over, value, say, least }: LineProps) {
  const t = useMessages(detailMessages)
  const format = useFormat()
  const where = (x: number) => (over === 'metres' ? distanceWords(x, format) : format.duration(x))
  const line = series.map(({ x, y }) => ({ x, y: value(y) }))
  const step = Math.ceil(line.length / TABLE_ROWS)
  return (
    <ChartCard
      title={title}
      summary={summary}
      columns={[t.at, column]}
      rows={line.filter((_, index) => index % step === 0).map(({ x, y }) => [where(x), say(y)])}
    >
      <TimeChart
        label={label}
        from={line[0]!.x}
        to={line.at(-1)!.x}
        line={line}
        least={least}
        mark={say}
        ends={[where(line[0]!.x), where(line.at(-1)!.x)]}
      />
    </ChartCard>
  )
}

function Elevation({ analysis: { elevation, over, gain, loss } }: Pick<Props, 'analysis'>) {
  const t = useMessages(detailMessages)
  const format = useFormat()
  return (
    <Line
      title={t.elevation.title}
      summary={t.elevation.summary(heightWords(gain ?? 0, format), heightWords(loss ?? 0, format))}
      label={t.elevation.label}
      column={t.elevation.title}
      series={elevation}
      over={over}
      value={(y) => heightValue(y, format)}
      say={(value) => heightOf(value, format)}
      least={20}
    />
  )
}

function Speed({ analysis: { speed, over }, session }: Omit<Props, 'limits'>) {
  const t = useMessages(detailMessages)
  const core = useMessages(cardioMessages)
  const format = useFormat()
  const isMetric = format.units === 'metric'
  const say = (value: number) => `${format.number(value, { maximumFractionDigits: 1 })} ${isMetric ? core.per.kmh : core.per.mph}`
  const one = isMetric ? 1000 : metresPerMile
  return (
    <Line
      title={t.speed.title}
      summary={t.speed.summary}
      label={t.speed.label}
      column={KIND_FACTS[session.kind].speaks === 'speed' ? t.facts.speed : t.speed.title}
      series={speed}
      over={over}
      value={(y) => (y / one) * 3600}
      say={say}
      least={4}
    />
  )
}

function Pulse({ analysis: { pulse, over, heartRate } }: Pick<Props, 'analysis'>) {
  const t = useMessages(detailMessages)
  const format = useFormat()
  const say = (value: number) => t.facts.bpm(format.number(Math.round(value)))
  return (
    <Line
      title={t.pulse.title}
      summary={t.pulse.summary(say(heartRate?.mean ?? 0), say(heartRate?.max ?? 0))}
      label={t.pulse.label}
      column={t.pulse.title}
      series={pulse}
      over={over}
      value={(y) => y}
      say={say}
      least={20}
    />
  )
}

function Splits({ analysis, session }: Props) {
  const t = useMessages(detailMessages)
  const core = useMessages(cardioMessages)
  const format = useFormat()
  const isMetric = format.units === 'metric'
  const length = isMetric ? 1000 : metresPerMile
  const splits = isMetric ? analysis.splits.km : analysis.splits.mi
  const whole = splits.filter(({ metres }) => metres > length * 0.99)
  const per = ({ metres, seconds }: Analysis['splits']['km'][number]) => (seconds / metres) * length
  const bars = splitBars(splits.map(per))
  const times = (whole.length > 0 ? whole : splits).map(per)
  const name = (split: (typeof splits)[number], index: number) =>
    split.metres > length * 0.99 ? format.number(index + 1) : `${t.splits.rest}, ${distanceWords(split.metres, format)}`
  const least = times.reduce((low, time) => Math.min(low, time), Infinity)
  const most = times.reduce((high, time) => Math.max(high, time), 0)
  return (
    <ChartCard
      title={t.splits.title(isMetric ? t.splits.km : t.splits.mi)}
      summary={t.splits.summary(paceClock(least), paceClock(most))}
      columns={t.splits.columns}
      rows={splits.map((split, index) => [
        name(split, index),
        paceClock(split.seconds),
        speedWords(session.kind, split.metres, split.seconds, format, core.per) ?? '–',
        split.bpm === null ? '–' : format.number(Math.round(split.bpm)),
        split.climb === null ? '–' : heightWords(split.climb, format),
      ])}
    >
      <div role="img" aria-label={t.splits.label}>
        <ol className={styles.rows} aria-hidden="true">
          {splits.map((split, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a split is its number
            <li key={index}>
              <span>{name(split, index)}</span>
              <span className={styles.bar}>
                <span style={{ inlineSize: `${bars[index]! * 100}%` }} />
              </span>
              <span>{paceClock(split.seconds)}</span>
            </li>
          ))}
        </ol>
      </div>
    </ChartCard>
  )
}

function Zones({ zones, limits }: { zones: readonly number[] | null; limits: readonly number[] | null }) {
  const t = useMessages(detailMessages)
  const format = useFormat()
  if (!zones || !limits)
    return (
      <TitledCard title={t.zones.title} className={styles.card}>
        <p className={styles.soft}>{t.zones.unknown}</p>
      </TitledCard>
    )
  const total = zones.reduce((sum, seconds) => sum + seconds, 0) || 1
  const most = zones.indexOf(zones.reduce((high, seconds) => Math.max(high, seconds), 0))
  const bounds = (zone: number) =>
    zone === 0
      ? t.zones.below(format.number(limits[0]!))
      : zone === 5
        ? t.zones.above(format.number(limits[4]!))
        : t.zones.between(format.number(limits[zone - 1]!), format.number(limits[zone]! - 1))
  return (
    <ChartCard
      title={t.zones.title}
      summary={t.zones.summary(t.zones.zone(most))}
      columns={t.zones.columns}
      rows={zones.map((seconds, zone) => [t.zones.zone(zone), bounds(zone), format.duration(seconds), format.percent(seconds / total)])}
    >
      <div role="img" aria-label={t.zones.label}>
        <ol className={styles.rows} aria-hidden="true">
          {zones.map((seconds, zone) => (
            // oxlint-disable-next-line react/no-array-index-key -- a zone is its number
            <li key={zone}>
              <span>{t.zones.zone(zone)}</span>
              <span className={styles.bar}>
                <span style={{ inlineSize: `${(seconds / total) * 100}%` }} />
              </span>
              <span>{format.duration(seconds)}</span>
            </li>
          ))}
        </ol>
      </div>
    </ChartCard>
  )
}

function Decoupling({ share }: { share: number }) {
  const t = useMessages(detailMessages)
  const format = useFormat()
  const stated = format.percent(share, 1)
  const words =
    share < -0.05 ? t.decoupling.faster : share < 0.05 ? t.decoupling.steady : share < 0.1 ? t.decoupling.some : t.decoupling.much
  return (
    <TitledCard title={t.decoupling.title} className={styles.card}>
      <p>{words(stated)}</p>
      <p className={styles.soft}>{t.decoupling.about}</p>
    </TitledCard>
  )
}

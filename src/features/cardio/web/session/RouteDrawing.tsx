import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { metresPerMile } from '#platform/web/i18n/units.ts'
import { ChartCard } from '#platform/web/ui/ChartCard.tsx'
import type { CardioDetail } from '../../contract.ts'
import { scaleLength } from '../../engine/geo.ts'
import { distanceWords } from '../core/speed-words.ts'
import { detailMessages } from './messages.ts'
import styles from './Session.module.css'

type Route = NonNullable<NonNullable<CardioDetail['analysis']>['route']>

const WIDTH = 640
const PAD = 34
/** Height of the scale below the route. */
const FOOT = 44
const MOST_HEIGHT = 640
const LEAST_HEIGHT = 200

/** The route as a line drawing: north at the top, without map tiles. */
export function RouteDrawing({ route, metres }: { route: Route; metres: number }) {
  const t = useMessages(detailMessages)
  const format = useFormat()
  const wide = Math.max(route.width, 1)
  const high = Math.max(route.height, 1)
  const scale = Math.min((WIDTH - 2 * PAD) / wide, (MOST_HEIGHT - 2 * PAD) / high)
  const height = Math.max(LEAST_HEIGHT, high * scale + 2 * PAD) + FOOT
  const left = (WIDTH - route.width * scale) / 2
  const top = (height - FOOT - route.height * scale) / 2
  const at = ({ x, y }: Route['points'][number]) => `${round(left + x * scale)} ${round(top + (route.height - y) * scale)}`
  const breaks = new Set(route.breaks)
  const path = route.points.map((point, index) => `${index === 0 || breaks.has(index) ? 'M' : 'L'}${at(point)}`).join('')
  const [start, end] = [route.points[0]!, route.points.at(-1)!].map((point) => at(point).split(' '))
  const unit = format.units === 'metric' ? 1000 : metresPerMile
  const length = scaleLength(wide, unit)
  const bar = Math.min(length * unit * scale, WIDTH - 4 * PAD)
  const base = height - 18
  return (
    <ChartCard
      title={t.route.title}
      summary={t.route.summary}
      columns={t.route.columns}
      rows={[
        [t.route.length, distanceWords(metres, format)],
        [t.route.wide, distanceWords(route.width, format)],
        [t.route.high, distanceWords(route.height, format)],
      ]}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${Math.round(height)}`}
        className={styles.paper}
        direction="ltr"
        role="img"
        aria-label={t.route.label(distanceWords(metres, format))}
      >
        <path d={path} className={styles.under} />
        <path d={path} className={styles.way} />
        {/* In a loop, start and end coincide: the larger end marker stays visible around the start. */}
        <circle cx={end![0]} cy={end![1]} r="14" className={styles.end} />
        <circle cx={start![0]} cy={start![1]} r="8" className={styles.start} />
        <path d={`M${PAD} ${base - 6}v6h${round(bar)}v-6`} className={styles.scale} />
        <text x={PAD + bar + 10} y={base} className={styles.word}>
          {format.quantity('distance', length * unit, 2)}
        </text>
        <path d={`M${WIDTH - PAD} ${base}v-22m-5 7l5 -8l5 8`} className={styles.scale} />
        <text x={WIDTH - PAD - 32} y={base} className={styles.word}>
          {t.route.north}
        </text>
      </svg>
      <p className={styles.legend}>
        {(['start', 'end'] as const).map((name) => (
          <span key={name}>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <circle cx="6" cy="6" r="6" className={styles[name]} />
            </svg>
            {t.route[name]}
          </span>
        ))}
      </p>
    </ChartCard>
  )
}

const round = (value: number) => Math.round(value * 10) / 10

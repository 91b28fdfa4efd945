import { dayNumber } from '#platform/contract/dates.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { TimeChart } from '#platform/web/ui/TimeChart.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import type { getEatingPattern } from '../../contract/insight.ts'
import { trendsMessages } from './messages.ts'
import styles from './Trends.module.css'

/** Kinds of plants: names for the last days, and numbers by week. */
export function PlantsCard({ pattern: { plants, isCut } }: { pattern: OutputOf<typeof getEatingPattern> }) {
  const t = useMessages(trendsMessages).plants
  const format = useFormat()
  const { language } = useLocaleSettings()
  const names = plants.recent.map((plant) => plant[language === 'de' ? 'de' : 'en']).toSorted((a, b) => a.localeCompare(b, format.locale))
  const { weeks } = plants
  const written = weeks.filter(({ days }) => days > 0)
  const [from, to] = [weeks[0]!.week, weeks.at(-1)!.week]
  return (
    <Card as="section" gap={4}>
      <ChartFrame
        level={2}
        title={t.title}
        summary={names.length > 0 ? t.recent(names.length) : t.recentNone}
        columns={[t.week, t.count, t.days]}
        rows={weeks.toReversed().map(({ week, plants: count, days }) => [format.localDay(week), days === 0 ? '–' : count, days])}
      >
        <TimeChart
          label={t.chart}
          from={dayNumber(from)}
          to={dayNumber(to)}
          dots={written.map(({ week, plants: count }) => ({ x: dayNumber(week), y: count }))}
          line={written.map(({ week, plants: count }) => ({ x: dayNumber(week), y: count }))}
          fromZero
          isWhole
          mark={(value) => format.number(value)}
          ends={[format.localDay(from, 'short'), format.localDay(to, 'short')]}
        />
      </ChartFrame>
      {names.length > 0 && (
        <Cluster role="list" as="ul" gap={2}>
          {names.map((name) => (
            <li key={name}>
              <Chip tone="moss">{name}</Chip>
            </li>
          ))}
        </Cluster>
      )}
      {isCut && <p className={styles.soft}>{t.cut}</p>}
      <p className={styles.soft}>{t.about}</p>
      <p className={styles.soft}>{t.why}</p>
    </Card>
  )
}

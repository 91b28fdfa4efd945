import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { type Insight, MAX_INSIGHT_DAYS } from '../../contract/insight.ts'
import { Associations } from './Associations.tsx'
import { Glance } from './Glance.tsx'
import { groupColumns } from './group-columns.ts'
import styles from './Insight.module.css'
import { insightMessages } from './messages.ts'
import { MoodColumns } from './MoodColumns.tsx'
import { MoodShares } from './MoodShares.tsx'
import { MoodTimeline } from './MoodTimeline.tsx'
import { Volatility } from './Volatility.tsx'

/** Below this many days, what is shown is called a picture and not a pattern. */
const FEW_DAYS = 14

/** The insight of a stretch with at least one mood. */
export function InsightView({ insight }: { insight: Insight }) {
  const t = useMessages(insightMessages)
  const format = useFormat()
  const { days, counts, from, firstDay } = insight
  const mean = days.reduce((sum, { mood }) => sum + mood, 0) / days.length
  const isCapped = counts.days >= MAX_INSIGHT_DAYS && firstDay !== null && firstDay < from
  const { weekdays, hours, seasons } = groupColumns(insight, t.seasons, format)
  return (
    <div className={styles.all}>
      {days.length < FEW_DAYS && <p className={styles.note}>{t.few(days.length)}</p>}
      {isCapped && <p className={styles.note}>{t.capped(format.localDay(from))}</p>}
      <Glance counts={counts} mean={mean} />
      <Card as="section" pad="lg">
        <MoodTimeline insight={insight} mean={mean} />
      </Card>
      <Associations insight={insight} />
      <div className={styles.pairs}>
        <Card>
          <MoodColumns {...t.weekday} unit={t.weekday.column} counted={t.groups.days} columns={weekdays} />
        </Card>
        <Card>
          <MoodColumns {...t.hour} unit={t.hour.column} counted={t.groups.moods} columns={hours} dense />
        </Card>
        <Card>
          <MoodColumns {...t.season} unit={t.season.column} counted={t.groups.days} columns={seasons} />
        </Card>
        <Card>
          <MoodShares distribution={insight.distribution} />
        </Card>
        <Card className={styles.wide}>
          <Volatility volatility={insight.volatility} />
        </Card>
      </div>
    </div>
  )
}

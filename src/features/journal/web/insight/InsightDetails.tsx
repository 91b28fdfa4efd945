import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import type { Insight } from '../../contract/insight.ts'
import { Associations } from './Associations.tsx'
import { groupColumns } from './group-columns.ts'
import styles from './Insight.module.css'
import { insightMessages } from './messages.ts'
import { MoodColumns } from './MoodColumns.tsx'
import { MoodShares } from './MoodShares.tsx'
import { Volatility } from './Volatility.tsx'

/** Associations with better and harder days, means by weekday, hour and season, distribution and volatility of moods. */
export function InsightDetails({ insight }: { insight: Insight }) {
  const t = useMessages(insightMessages)
  const format = useFormat()
  const { weekdays, hours, seasons } = groupColumns(insight, t.seasons, format)
  return (
    <>
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
    </>
  )
}

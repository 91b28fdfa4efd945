import { addDays, weekdayOf } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { useToday } from '#platform/web/session/use-today.ts'
import { creditedMinutes, WEEKLY_RANGE } from '../../engine/weeks.ts'
import { cardioMessages } from '../core/messages.ts'
import type { Cardio } from '../data/cardio.ts'
import styles from './Cardio.module.css'

const SHOWN_TO = 360

/** Minutes of this week against the recommended range, without a judgement. */
export function WeekCard({ cardio }: { cardio: Cardio }) {
  const t = useMessages(cardioMessages)
  const format = useFormat()
  const today = useToday()
  const monday = addDays(today, -weekdayOf(today))
  const week = cardio.weeks.find((one) => one.week === monday)
  const minutes = week ? creditedMinutes(week.seconds) : 0
  const { from, to } = WEEKLY_RANGE
  const share = (value: number) => `${(Math.min(SHOWN_TO, value) / SHOWN_TO) * 100}%`
  const text = !week ? `${t.week.none} ${t.week.under}` : minutes < from ? t.week.under : minutes <= to ? t.week.within : t.week.over
  return (
    <TitledCard title={t.week.title} className={styles.section}>
      <p className={styles.minutes}>{t.week.minutes(format.number(minutes))}</p>
      <span className={styles.track} role="img" aria-label={t.week.bar(format.number(minutes))}>
        <span className={styles.range} style={{ insetInlineStart: share(from), inlineSize: share(to - from) }} />
        <span className={styles.fill} style={{ inlineSize: share(minutes) }} />
      </span>
      <p className={styles.soft}>{text}</p>
      <p className={styles.soft}>{t.week.source}</p>
    </TitledCard>
  )
}

import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { ChartFrame } from '#platform/web/ui/ChartFrame.tsx'
import { MoodFace, type Mood } from '#platform/web/ui/MoodFace.tsx'
import type { Insight } from '../../contract/insight.ts'
import { insightMessages } from './messages.ts'
import styles from './MoodShares.module.css'
import { useMoodWords } from './use-mood-words.ts'

/** How often each of the five moods was chosen. */
export function MoodShares({ distribution }: Pick<Insight, 'distribution'>) {
  const t = useMessages(insightMessages)
  const format = useFormat()
  const mood = useMoodWords()
  const total = distribution.reduce((sum, { n }) => sum + n, 0)
  const most = Math.max(1, ...distribution.map(({ n }) => n))
  const rows = distribution.toReversed().map(({ level, n }) => ({ level, n, share: format.percent(total > 0 ? n / total : 0) }))
  return (
    <ChartFrame
      level={2}
      title={t.distribution.title}
      summary={t.distribution.summary(total)}
      columns={t.distribution.columns}
      rows={rows.map(({ level, n, share }) => [mood.name(level), n, share])}
    >
      <ul role="list" className={styles.rows}>
        {rows.map(({ level, n, share }) => (
          <li key={level} className={styles.row}>
            <MoodFace mood={level as Mood} size={28} decorative />
            <span className={styles.name}>{mood.name(level)}</span>
            <span className={styles.track}>
              <span className={styles.bar} style={{ inlineSize: `${(n / most) * 100}%`, background: `var(--mood-${level})` }} />
            </span>
            <span className={styles.figures}>
              {format.number(n)}
              <span className={styles.share}>{share}</span>
            </span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}

import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { MoodFace, type Mood } from '#platform/web/ui/MoodFace.tsx'
import { Stat } from '#platform/web/ui/Stat.tsx'
import type { Insight } from '../../contract/insight.ts'
import styles from './Insight.module.css'
import { insightMessages } from './messages.ts'
import { useMoodWords } from './use-mood-words.ts'

/** The counts of days, moods and entries. */
export function Glance({ counts, mean }: Pick<Insight, 'counts'> & { mean: number }) {
  const t = useMessages(insightMessages)
  const format = useFormat()
  const mood = useMoodWords()
  const stats = [
    {
      label: t.stats.mood,
      value: (
        <span className={styles.withFace}>
          <MoodFace mood={Math.round(mean) as Mood} size={34} decorative />
          {mood.value(mean)}
        </span>
      ),
      hint: t.stats.of,
    },
    { label: t.stats.moodDays, value: format.number(counts.moodDays), hint: t.stats.ofDays(counts.days) },
    { label: t.stats.entries, value: format.number(counts.entries), hint: t.stats.onDays(counts.entryDays) },
    { label: t.stats.words, value: format.number(counts.words), hint: counts.photos > 0 ? t.stats.photos(counts.photos) : undefined },
  ]
  return (
    <section aria-label={t.stats.title} className={styles.glance}>
      {stats.map((stat) => (
        <Card key={stat.label}>
          <Stat {...stat} />
        </Card>
      ))}
    </section>
  )
}

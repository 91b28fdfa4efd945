import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { CARE_ITEMS, SECTION_NAMES, type CareScore } from '../../scores/care-score.ts'
import { coreMessages } from '../core/messages.ts'
import styles from './Home.module.css'
import { homeMessages } from './messages.ts'
import { Sprig } from './Sprig.tsx'

/** The score as a range: from certain points to possible ones. */
export function ScoreCard({ score }: { score: CareScore }) {
  const t = useMessages(coreMessages)
  const h = useMessages(homeMessages)
  const format = useFormat()
  const open = CARE_ITEMS.filter((item) => score.items[item].low !== score.items[item].high).length
  const [low, high] = [format.number(score.low), format.number(score.high)]
  return (
    <Card as="section" look="tinted" pad="lg" className={styles.score} aria-labelledby="care-score">
      <Sprig score={score} label={h.picture(low, high)} />
      <Stack gap={3}>
        <h2 id="care-score">{h.score}</h2>
        <p className={styles.scoreLine}>{h.scoreLine(low, high, score.most)}</p>
        <p>{h.scoreOpen(open)}</p>
        <ul role="list" className={styles.bars}>
          {SECTION_NAMES.map((section) => {
            const { low: least, high: most, most: all } = score.sections[section]
            return (
              <li key={section}>
                <span>{t.names.sections[section]}</span>
                <span className={styles.bar} aria-hidden="true">
                  <span className={styles.could} style={{ inlineSize: `${(most / all) * 100}%` }} />
                  <span className={styles.has} style={{ inlineSize: `${(least / all) * 100}%` }} />
                </span>
                <span className={styles.barPoints}>{h.points(least, most, all)}</span>
              </li>
            )
          })}
        </ul>
      </Stack>
    </Card>
  )
}
